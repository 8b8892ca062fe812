import { resumePlan } from '@leveza/contract/plans/plans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { aPlan } from '../../testing/plans.ts';
import { openUse, serve } from './testing/open-use.tsx';

test('without plans what was taken from boxes is one press away', async () => {
  serve();
  openUse('medication');
  const link = await screen.findByRole('link', { name: 'Histórico de Medicações' });
  expect(link).toHaveAttribute('href', '/medicacoes');
});

test('a paused plan says so on the screen, and goes on from there', async () => {
  const paused = aPlan({ name: 'Losartana', medicationType: 'oral_medication', status: 'paused' });
  const known = serve({ plans: [paused] });
  answer(resumePlan, () => {
    known.plans = [{ ...paused, status: 'active' }];
    return { data: known.plans[0]! };
  });
  const { user } = openUse('medication');
  const list = within(await screen.findByRole('list', { name: 'Em pausa' }));
  expect(list.getByText('Losartana, 50 mg')).toBeVisible();
  expect(list.getByText('Pausado até você retomar')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Retomar Losartana' }));
  expect(await screen.findByText('Plano retomado')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Em pausa' })).toBeNull());
});
