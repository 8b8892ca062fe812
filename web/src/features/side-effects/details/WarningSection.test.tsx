import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('an effect without a sign has nothing to repeat', async () => {
  serve({ effects: [anEffect()] });
  const { user } = openSideEffects();
  await user.click(await screen.findByRole('button', { name: 'Náusea' }));
  await screen.findByRole('region', { name: 'O que você contou' });
  expect(screen.queryByRole('region', { name: 'Sinais de alerta deste registro' })).toBeNull();
});
