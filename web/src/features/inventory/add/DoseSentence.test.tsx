import { addPlan, deletePlan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unsentNames } from '../../../lib/unsent.ts';
import { DIPYRONE, OMEGA } from '../../../testing/products.ts';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { markSignedIn } from '../../../testing/signed-in.ts';
import { button, choose, dialog, field, gone, press, type } from './testing/hands.ts';
import { openAdd, serve } from './testing/open-add.tsx';

const FREQUENCY = /Com que frequência/;
const MOMENT = /Horário/;

/** The second step for dipyrone of 500 mg. */
async function openSentence(...plans: Parameters<typeof serve>) {
  const sent = serve(...plans);
  const { user } = openAdd({ kind: 'medication' });
  await press(user, DIPYRONE.name);
  await dialog('Cadastrar Produto');
  await press(user, 'Próximo');
  await screen.findByText(/^2\/2/);
  return { sent, user };
}

async function save(user: UserEvent) {
  await press(user, 'Adicionar ao estoque');
  await gone();
}

test('says how much, how often and when, and the hour leads to Hoje by a plan', async () => {
  const { sent, user } = await openSentence();
  const sentence = screen.getByRole('group', { name: 'Como você toma' });
  expect(sentence).toHaveTextContent(/^Como você tomaTomo.*comprimido/);
  expect(sentence).not.toHaveTextContent('comprimidos');
  type('Quantidade por dose', '2');
  expect(sentence).toHaveTextContent('comprimidos');
  expect(screen.queryByRole('button', { name: MOMENT })).toBeNull();
  await choose(user, FREQUENCY, '1x ao dia');
  expect(screen.getByText('Sem hora certa, entra em Hoje depois que você abrir a caixa.')).toBeVisible();
  await choose(user, MOMENT, 'de noite');
  expect(screen.getByText(/Criamos um plano junto: em Hoje todo dia, às 20:00/)).toBeVisible();
  await save(user);
  expect(sent.boxes[0]).toMatchObject({ unitsPerDose: 2, frequencyTimes: 1, frequencyPer: 'day' });
  expect(sent.boxes[0]).not.toHaveProperty('moment');
  expect(sent.plans).toEqual([
    expect.objectContaining({
      medicationType: 'oral_medication',
      dosageForm: 'tablet',
      name: DIPYRONE.name,
      dose: 500,
      doseUnit: 'mg',
      frequency: 'daily',
      scheduledTimes: ['20:00'],
      quantityPerDose: 2,
      productId: DIPYRONE.id,
    }),
  ]);
  expect(screen.getByRole('alertdialog', { name: /^No estoque e em Hoje: ./ })).toHaveTextContent(
    'Em Hoje, todo dia, às 20:00',
  );
});

test('an hour is changed in its place, and another moment brings its own', async () => {
  const { sent, user } = await openSentence();
  await choose(user, FREQUENCY, '1x ao dia');
  await choose(user, MOMENT, 'de noite');
  expect(field('Horário 1')).toHaveValue('20:00');
  type('Horário 1', '22:30');
  expect(screen.getByText(/em Hoje todo dia, às 22:30/)).toBeVisible();
  await choose(user, MOMENT, 'de tarde');
  expect(field('Horário 1')).toHaveValue('14:00');
  type('Horário 1', '25:00');
  await press(user, 'Adicionar ao estoque');
  expect(await screen.findByText('Use horas e minutos, como 08:00.')).toBeVisible();
  type('Horário 1', '15:15');
  await save(user);
  expect(sent.boxes[0]).not.toHaveProperty('hours');
  expect(sent.plans[0]).toMatchObject({ scheduledTimes: ['15:15'] });
});

test('two doses of a day have two hours, also after another frequency was typed', async () => {
  const { sent, user } = await openSentence();
  await choose(user, FREQUENCY, '2x ao dia');
  await choose(user, MOMENT, 'de manhã e de noite');
  type('Horário 2', '08:00');
  await press(user, 'Adicionar ao estoque');
  expect(await screen.findByText('Escolha horas diferentes.')).toBeVisible();
  type('Horário 2', '21:30');
  await choose(user, FREQUENCY, 'Outra frequência');
  type('Vezes', '3');
  await choose(user, MOMENT, 'de manhã, de tarde e de noite');
  expect(field('Horário 3')).toBeVisible();
  await save(user);
  expect(sent.plans[0]!.scheduledTimes).toHaveLength(3);
});

test('undo takes back the plan and the box', async () => {
  const { sent, user } = await openSentence();
  await choose(user, FREQUENCY, '2x ao dia');
  await choose(user, MOMENT, 'de manhã e de noite');
  expect(screen.getByText(/às 08:00 e 20:00/)).toBeVisible();
  await save(user);
  expect(sent.plans[0]).toMatchObject({ scheduledTimes: ['08:00', '20:00'] });
  await press(user, 'Desfazer');
  await vi.waitFor(() =>
    expect(sent.deleted).toEqual([expect.stringMatching(/^plan/), expect.stringMatching(/^box/)]),
  );
});

test('the undo keeps the plan and the box from the tap on', async () => {
  markSignedIn();
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await openSentence();
  await choose(user, FREQUENCY, '1x ao dia');
  await choose(user, MOMENT, 'de noite');
  await save(user);
  const kept: number[] = [];
  answer(deletePlan, () => {
    kept.push(unsentNames().length);
    return new Problem('not-found');
  });
  await press(user, 'Desfazer');
  await vi.waitFor(() => expect(kept).toEqual([2]));
  await vi.waitFor(() => expect(unsentNames()).toEqual([]));
});

test('once a week is on a weekday', async () => {
  const { sent, user } = await openSentence();
  await choose(user, FREQUENCY, '1x por semana');
  expect(screen.getByRole('button', { name: /Dia da semana/ })).toHaveTextContent('sem dia certo');
  await choose(user, /Dia da semana/, 'às segundas');
  await save(user);
  expect(sent.plans[0]).toMatchObject({ frequency: 'weekly', daysOfWeek: [1], scheduledTimes: ['08:00'] });
});

test.each([
  ['sem hora certa', '1x ao dia', 1, 'day'],
  [null, 'Se precisar', null, 'as-needed'],
] as const)('no plan is made: %s', async (moment, frequency, frequencyTimes, frequencyPer) => {
  const { sent, user } = await openSentence();
  await choose(user, FREQUENCY, '1x ao dia');
  await choose(user, MOMENT, 'de manhã');
  await choose(user, FREQUENCY, frequency);
  if (moment) await choose(user, MOMENT, moment);
  else expect(screen.queryByRole('button', { name: MOMENT })).toBeNull();
  await save(user);
  expect(sent.boxes[0]).toMatchObject({ frequencyTimes, frequencyPer });
  expect(sent.plans).toEqual([]);
});

test('a frequency that nobody said stays unknown, and any other is typed', async () => {
  const { sent, user } = await openSentence();
  expect(button(FREQUENCY)).toHaveTextContent('quantas vezes?');
  await choose(user, FREQUENCY, 'Outra frequência');
  type('Vezes', '3');
  await choose(user, /^Frequência|por dia Frequência/, 'por semana');
  await save(user);
  expect(sent.boxes[0]).toMatchObject({ frequencyTimes: 3, frequencyPer: 'week' });
});

test('a product that has a plan gets no second one, and says so', async () => {
  const standing = aPlan({ productId: DIPYRONE.id, name: 'Dipirona da noite', status: 'paused' });
  const { sent, user } = await openSentence({ plans: [standing] });
  await choose(user, FREQUENCY, '1x ao dia');
  expect(
    screen.getByText('Você já tem um plano de Dipirona da noite: ele continua como está.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: MOMENT })).toBeNull();
  await save(user);
  expect(sent.plans).toEqual([]);
});

test.each([
  ['treatment-has-plan', /mas sem o horário.*O horário não foi salvo: .* Crie o plano em Uso Medicamentos\./],
  ['unexpected', /confira o horário.*Não sabemos se o horário foi salvo: confira em Gerenciar Planos antes/],
] as const)('a plan that cannot be made is told (%s), and the boxes are there once', async (code, words) => {
  const { sent, user } = await openSentence();
  answer(addPlan, () => new Problem(code));
  await choose(user, FREQUENCY, '1x ao dia');
  await choose(user, MOMENT, 'de noite');
  await save(user);
  expect(sent.boxes).toHaveLength(1);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(words);
});

test('a supplement has its own words', async () => {
  serve();
  const { user } = openAdd();
  await press(user, OMEGA.name);
  await press(user, 'Próximo');
  await screen.findByText(/^2\/2/);
  expect(screen.getByText('cápsula')).toBeVisible();
  expect(field('Quantidade por dose')).toHaveValue('1');
});

test('a strength of a week that is said to be taken every day is told, and can be saved', async () => {
  const { user } = await openSentence();
  await press(user, 'Voltar');
  type('Nome', 'Vitamina D3 50.000 UI');
  await press(user, 'Próximo');
  await choose(user, FREQUENCY, '1x por semana');
  expect(screen.queryByText(/UI de vitamina D por dia/)).toBeNull();
  await choose(user, FREQUENCY, '1x ao dia');
  expect(screen.getByRole('alert')).toHaveTextContent('50.000 UI de vitamina D por dia');
});
