import { deletePlan, endPlan, restorePlan } from '@leveza/contract/plans/plans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inDays } from '../../../testing/boxes.ts';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { openUse, serve } from '../testing/open-use.tsx';

const menu = () => screen.queryByRole('button', { name: 'Mais ações: Vitamina D' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a plan that was deleted by mistake comes back whole', async () => {
  const plan = aPlan();
  const known = serve({ plans: [plan] });
  answer(deletePlan, () => {
    known.plans = [];
    return { data: { id: plan.id } };
  });
  answer(restorePlan, () => {
    known.plans = [plan];
    return { data: plan };
  });
  const { user } = openUse('supplement', '?open=plans');
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(await button('Confirmar Exclusão'));
  expect(await screen.findByText('Plano excluído')).toBeVisible();
  await waitFor(() => expect(menu()).toBeNull());
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Plano de volta')).toBeVisible();
  expect(menu()).toBeVisible();
});

test('a paused plan that was ended by mistake comes back paused', async () => {
  const paused = aPlan({ status: 'paused', pausedUntil: inDays(5) });
  const known = serve({ plans: [paused] });
  answer(endPlan, () => {
    known.plans = [aPlan({ status: 'ended', endedOn: inDays(0) })];
    return { data: known.plans[0]! };
  });
  answer(restorePlan, () => {
    known.plans = [paused];
    return { data: paused };
  });
  const { user } = openUse('supplement', '?open=plans');
  await user.click(await button('Mais ações: Vitamina D'));
  await user.click(await screen.findByRole('menuitem', { name: 'Encerrar' }));
  expect(await screen.findByText('Plano encerrado')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Plano de volta')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Gerenciar Planos' }));
  expect(await dialog.findByText(/Volta em/)).toBeVisible();
});
