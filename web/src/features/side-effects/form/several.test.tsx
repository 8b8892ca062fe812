import { Problem } from '@leveza/contract/problem.ts';
import { addSideEffect, deleteSideEffect } from '@leveza/contract/side-effects.ts';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { answerTo, choose, pick, press } from '../testing/hands.ts';
import { openSideEffects, serve } from '../testing/open-side-effects.tsx';
import { aSummary, aTypeCount } from '../testing/samples.ts';

const intensityOf = (effect: string) =>
  screen.findByRole('radiogroup', { name: new RegExp(`^${effect}: qual a intensidade`) });
const say = async (effect: string, intensity: string) =>
  fireEvent.click(within(await intensityOf(effect)).getByRole('radio', { name: intensity }));

test('several symptoms are recorded in one go, answered once and taken back by one undo', async () => {
  const known = serve();
  openSideEffects('?open=new');
  await pick('Náusea');
  await pick('Fadiga');
  await say('Náusea', '2, Leve');
  await say('Fadiga', '1, Muito Leve');
  await press('Registrar');
  const answered = await screen.findByRole('dialog', { name: 'Efeitos registrados' });
  expect(answered).toHaveTextContent('Náusea · Leve, Fadiga · Muito Leve');
  expect(answered).toHaveTextContent('O que pode ajudar: náusea');
  expect(known.bodies).toEqual([
    expect.objectContaining({
      effectType: 'nausea',
      intensity: 2,
      also: [{ effectType: 'fatigue', otherName: null, intensity: 1 }],
    }),
  ]);
  await press('Desfazer');
  expect(await screen.findByText('Registro desfeito')).toBeVisible();
  expect(known.removed).toHaveLength(2);
  expect(known.effects).toEqual([]);
});

test('of several the advice for the strongest is read at once', async () => {
  serve();
  openSideEffects('?open=new');
  await pick('Náusea');
  await pick('Fadiga');
  await pick('Prisão de ventre');
  await say('Náusea', '1, Muito Leve');
  await say('Fadiga', '2, Leve');
  await say('Prisão de ventre', '2, Leve');
  await press('Registrar');
  await screen.findByRole('dialog', { name: 'Efeitos registrados' });
  // Fatigue has no advice.
  expect(await screen.findByText('Beba água ao longo do dia.')).toBeVisible();
  expect(screen.getByText('Faça refeições pequenas.')).not.toBeVisible();
});

test('an undo that fails says so, and the answer stays', async () => {
  const known = serve();
  openSideEffects('?open=new');
  await pick('Náusea');
  await choose('2, Leve');
  await press('Registrar');
  const answered = await screen.findByRole('dialog', { name: 'Efeito registrado' });
  answer(deleteSideEffect, () => new Problem('offline'));
  await press('Desfazer');
  expect(await within(answered).findByText(/^Não foi possível desfazer: /)).toBeVisible();
  expect(within(answered).getByRole('button', { name: 'Desfazer' })).toBeEnabled();
  expect(known.effects).toHaveLength(1);
});

test('each has an intensity of its own, and one that lacks it is named', async () => {
  const known = serve();
  openSideEffects('?open=new');
  await pick('Náusea');
  await choose('2, Leve');
  await pick('Fadiga');
  await press('Registrar');
  expect(await screen.findByText('Selecione a intensidade')).toBeVisible();
  expect(await intensityOf('Fadiga')).toHaveAccessibleDescription('Selecione a intensidade');
  await pick('Fadiga');
  await press('Registrar');
  await waitFor(() => expect(known.bodies).toEqual([expect.not.objectContaining({ also: [] })]));
});

test('a frequent symptom comes first, and no intensity is said for the patient', async () => {
  const counts = [
    aTypeCount({ effectType: 'gerd', count: 9 }),
    aTypeCount({ effectType: 'nausea', count: 4 }),
  ];
  serve({ summary: aSummary({ byType: counts }) });
  openSideEffects('?open=new');
  await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleName('Refluxo ou azia'));
  await pick('Refluxo ou azia');
  expect(screen.queryByRole('radio', { checked: true, name: /^\d, / })).toBeNull();
});

test('the questions of all are asked once, and their notice leads back to them', async () => {
  serve();
  openSideEffects('?open=new');
  await pick('Vômito');
  await pick('Dor de cabeça');
  await say('Vômito', '2, Leve');
  await say('Dor de cabeça', '1, Muito Leve');
  await press('Registrar');
  await screen.findByRole('dialog', { name: 'Efeitos registrados' });
  const questions = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'));
  expect(new Set(questions).size).toBe(questions.length);
  await answerTo(/Sua visão mudou de repente/, 'Sim');
  await answerTo(/Há sangue/, 'Sim');
  expect(await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeVisible();
  await press('Voltar às perguntas');
  expect(await screen.findByRole('dialog', { name: 'Efeitos registrados' })).toBeVisible();
});

test('a record whose questions are open is taken back there, and an alarming answer is told before', async () => {
  const known = serve();
  openSideEffects('?open=new');
  await pick('Vômito');
  await pick('Dor de cabeça');
  await say('Vômito', '2, Leve');
  await say('Dor de cabeça', '1, Muito Leve');
  await press('Registrar');
  const asking = await screen.findByRole('dialog', { name: 'Efeitos registrados' });
  await answerTo(/Sua visão mudou de repente/, 'Sim');
  expect(within(asking).queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await answerTo(/Sua visão mudou de repente/, 'Não');
  await press('Desfazer');
  expect(await screen.findByText('Registro desfeito')).toBeVisible();
  expect(known.removed).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('back closes the notice inside the sheet, and stays on the screen', async () => {
  serve();
  const history = createBrowserHistory();
  for (const path of ['/', '/side-effects?open=new']) {
    history.push(path);
    history.flush();
  }
  onTestFinished(() => history.destroy());
  const { search } = openSideEffects('', history);
  await pick('Dor abdominal');
  await choose('5, Muito Intenso');
  await press('Registrar');
  await answerTo(/dor forte na barriga que não passa/, 'Sim');
  expect(await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeNull());
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Efeitos Colaterais' })).toBeInTheDocument();
  await waitFor(() => expect(search()).toEqual({}));
});

test('constipation and vomiting recorded together are a danger that neither is alone', async () => {
  serve();
  openSideEffects('?open=new');
  await pick('Prisão de ventre');
  await pick('Vômito');
  await say('Prisão de ventre', '4, Intenso');
  await say('Vômito', '2, Leve');
  await press('Registrar');
  expect(await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeVisible();
});

test('all of them come back after a reload', async () => {
  serve();
  const { unmount } = openSideEffects('?open=new');
  await pick('Náusea');
  await pick('Fadiga');
  await say('Fadiga', '3, Moderado');
  unmount();
  openSideEffects('?open=new');
  expect(await screen.findByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Náusea' })).toBeChecked();
  expect(within(await intensityOf('Fadiga')).getByRole('radio', { name: '3, Moderado' })).toBeChecked();
});

test('what the server refuses about one of them is shown at its field', async () => {
  serve();
  const fields = { 'also.0.intensity': 'Selecione a intensidade' };
  answer(addSideEffect, () => new Problem('invalid-input', { fields }));
  openSideEffects('?open=new');
  await pick('Náusea');
  await pick('Fadiga');
  await say('Náusea', '2, Leve');
  await say('Fadiga', '1, Muito Leve');
  await press('Registrar');
  expect(await intensityOf('Fadiga')).toHaveAccessibleDescription('Selecione a intensidade');
});
