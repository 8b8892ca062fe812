import { listDoses, takeDose } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import '../doses/DoseDialog.tsx';
import { PlannedHistory } from './PlannedHistory.tsx';

test('what was not recorded is recorded from the history; older months come when asked for', async () => {
  const missed = aDose('08:00', { day: inDays(-1), state: 'missed' });
  const older = aDose('08:00', { day: inDays(-40), state: 'missed', name: 'Zinco' });
  const sent: unknown[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => ({ data: [aPlan({ startDate: inDays(-45) })] }));
  answer(listDoses, ({ query: { from = '', to = '' } }) => ({
    data: [older, missed].filter(({ day }) => day >= from && day <= to),
    since: inDays(-45),
  }));
  answer(takeDose, ({ body }) => {
    sent.push(body.plannedAt, body.takenAt);
    return { data: { ...missed, state: 'taken', takenAt: missed.plannedAt }, stock: null, missing: 0 };
  });
  const { user } = renderInApp(
    <Suspense>
      <PlannedHistory type="all" status="missed" text="" usesShown={new Set()} />
    </Suspense>,
  );
  await user.click(await screen.findByRole('button', { name: 'Registrar Uso: Vitamina D' }));
  const dialog = await screen.findByRole('dialog', { name: 'Registrar dose' });
  await user.click(within(dialog).getByRole('button', { name: /^(Registrar|Salvar)/ }));
  await waitFor(() => expect(sent).toEqual([missed.plannedAt, missed.plannedAt]));
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('Zinco')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
});

const recordable = () => screen.getAllByRole('button', { name: 'Registrar Uso: Vitamina D' });

test('a long list shows a handful, then all of it, and only then older months', async () => {
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => ({ data: [aPlan({ startDate: inDays(-45) })] }));
  answer(listDoses, () => ({
    data: Array.from({ length: 9 }, (_, n) => aDose('08:00', { day: inDays(n - 9), state: 'missed' })),
    since: inDays(-45),
  }));
  const { user } = renderInApp(
    <Suspense>
      <PlannedHistory type="all" status="missed" text="" usesShown={new Set()} />
    </Suspense>,
  );
  const all = await screen.findByRole('button', { name: 'Ver todas' });
  expect(recordable()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  await user.click(all);
  expect(recordable()).toHaveLength(9);
  expect(screen.getByRole('button', { name: 'Ver mais' })).toBeVisible();
});

test('doses of a plan that was deleted are found as far back as they were taken', async () => {
  const taken = aDose('08:00', { day: inDays(-40), state: 'taken', isPlanDeleted: true });
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => ({ data: [] }));
  answer(listDoses, ({ query: { from = '', to = '' } }) => ({
    data: [taken].filter(({ day }) => day >= from && day <= to),
    since: taken.day,
  }));
  const { user } = renderInApp(
    <Suspense>
      <PlannedHistory type="all" status="all" text="" usesShown={new Set()} />
    </Suspense>,
  );
  await user.click(await screen.findByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('Vitamina D')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
});
