import { markHoldEvaluated } from '@leveza/contract/applications/held-dose.ts';
import { readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openSideEffects, serve } from '../testing/open-side-effects.tsx';
import { anEffect, aSummary } from '../testing/samples.ts';
import './DetailsDialog.tsx';

const alarming = anEffect({
  effectType: 'abdominal_pain',
  intensity: 4,
  answers: { yes: ['pain-persists'], no: ['fever'] },
});

test('an alarm leaves its trace: the row names it, and the details say again what to do', async () => {
  serve({ effects: [alarming, anEffect()] });
  const { user } = openSideEffects();
  const row = await screen.findByRole('button', { name: 'Dor abdominal' });
  expect(row).toHaveTextContent('Sinal de alerta');
  expect(screen.getByRole('button', { name: 'Náusea' })).not.toHaveTextContent('Sinal de alerta');
  await user.click(row);
  const told = await screen.findByRole('region', { name: 'Sinais de alerta deste registro' });
  expect(within(told).getByRole('heading', { name: 'Dor forte na barriga que não passa' })).toBeVisible();
  expect(told).toHaveTextContent('não é aplicado até um médico avaliar');
  expect(screen.queryByText('Fale com seu médico')).toBeNull();
});

test('a doctor who has looked stands beside the alarm, and can be taken back', async () => {
  serve({ effects: [{ ...alarming, evaluatedAt: '2026-11-19T15:00:00.000Z' }] });
  const marked: unknown[] = [];
  answer(markHoldEvaluated, ({ params, body }) => {
    marked.push([params.id, body.isEvaluated]);
    return { data: { evaluatedAt: null } };
  });
  const { user } = openSideEffects();
  await user.click(await screen.findByRole('button', { name: 'Dor abdominal' }));
  const warning = await screen.findByRole('region', { name: 'Sinais de alerta deste registro' });
  expect(warning).toHaveTextContent('Você registrou que um médico avaliou em 19/11/2026.');
  await user.click(within(warning).getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(marked).toEqual([[alarming.id, false]]));
});

test('the list of signs begins with the one that was recorded', async () => {
  serve({ effects: [alarming] });
  openSideEffects('?open=signs&sign=pancreatitis');
  const dialog = await screen.findByRole('dialog', { name: 'Sinais de alerta' });
  const [first] = within(dialog).getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Dor forte na barriga que não passa');
  expect(within(dialog).getByRole('link', { name: 'Ligar 192 (SAMU)' })).toBeVisible();
});

test('a medicine that makes it an emergency is reckoned with', async () => {
  const summary = aSummary();
  const effect = anEffect({
    effectType: 'vomiting',
    intensity: 4,
    answers: { yes: ['vomiting-persists'], no: [] },
  });
  serve({ effects: [effect], summary: { ...summary, risk: { ...summary.risk, hasKetoacidosisRisk: true } } });
  const { user } = openSideEffects();
  await user.click(await screen.findByRole('button', { name: 'Vômito' }));
  const signs = await screen.findByRole('region', { name: 'Sinais de alerta deste registro' });
  expect(signs).toHaveTextContent(/cetoacidose/i);
});

const SIGNS = { name: 'Sinais de alerta deste registro' };

test('a medicine that another device recorded after the screen was read is reckoned with', async () => {
  const effect = anEffect({
    effectType: 'vomiting',
    intensity: 4,
    answers: { yes: ['vomiting-persists'], no: [] },
  });
  serve({ effects: [effect] });
  const { user } = openSideEffects();
  const row = await screen.findByRole('button', { name: 'Vômito' });
  const { risk, ...summary } = aSummary();
  answer(readSideEffectSummary, () => ({
    data: { ...summary, risk: { ...risk, hasKetoacidosisRisk: true } },
  }));
  await user.click(row);
  const signs = await screen.findByRole('region', SIGNS);
  await waitFor(() => expect(signs).toHaveTextContent(/cetoacidose/i));
});

const shaky = anEffect({ effectType: 'hypoglycemia', intensity: 2, answers: { yes: ['low-sugar'], no: [] } });
const HYPOGLYCEMIA = 'Açúcar no sangue baixo';

/** The screen was read with the answer that low sugar is no danger. */
async function openWithOldNo() {
  const { risk, ...summary } = aSummary();
  serve({ effects: [shaky], summary: { ...summary, risk: { ...risk, hasLowSugarRisk: false } } });
  const { user } = openSideEffects();
  const row = await screen.findByRole('button', { name: 'Hipoglicemia' });
  return { open: () => user.click(row) };
}

test('an old no of the records is no answer while the server cannot say so again', async () => {
  const { open } = await openWithOldNo();
  answer(readSideEffectSummary, () => new Problem('unexpected'));
  await open();
  const signs = await screen.findByRole('region', SIGNS);
  expect(within(signs).getByRole('heading', { name: HYPOGLYCEMIA })).toBeVisible();
});

test('a no that the server has just said is an answer', async () => {
  const { open } = await openWithOldNo();
  await open();
  await waitFor(() => expect(screen.queryByRole('heading', { name: HYPOGLYCEMIA })).toBeNull());
});

test('the patient’s own yes about insulin stands against a no of the records', async () => {
  const effect = anEffect({
    effectType: 'dizziness',
    intensity: 3,
    answers: { yes: ['takes-insulin', 'low-sugar'], no: [] },
  });
  serve({ effects: [effect] });
  const { user } = openSideEffects();
  await user.click(await screen.findByRole('button', { name: 'Tontura' }));
  expect(await screen.findByRole('region', SIGNS)).toHaveTextContent(/açúcar/i);
  await screen.findByRole('region', { name: 'O que você contou' });
  expect(screen.getByRole('region', SIGNS)).toHaveTextContent(/açúcar/i);
});

test('an effect without a sign has nothing to repeat', async () => {
  serve({ effects: [anEffect()] });
  const { user } = openSideEffects();
  await user.click(await screen.findByRole('button', { name: 'Náusea' }));
  await screen.findByRole('region', { name: 'O que você contou' });
  expect(screen.queryByRole('region', { name: 'Sinais de alerta deste registro' })).toBeNull();
});
