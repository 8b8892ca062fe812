import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { readDashboard, readToday, type Today } from '@leveza/contract/dashboard.ts';
import { takeDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { useCommand } from '../../../lib/api.ts';
import { aNextDose, daysFromNow } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aDose } from '../../../testing/plans.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

const lead = () => document.querySelector<HTMLElement>('[data-lead]')!;
const invitation = () => within(lead()).queryByRole('link', { name: 'Registrar' });

/** Stands for the sheet of a dose, which was closed before its answer. */
function ClosedSheet() {
  const { mutate } = useCommand(registerApplication);
  const body = { penId: crypto.randomUUID(), doseMg: 1, applicationSite: 'abdomen' } as const;
  return <button onClick={() => mutate({ body })}>Aplicar</button>;
}

function open(day: Partial<Today>, state: 'due' | 'none') {
  const plannedAt = state === 'due' ? daysFromNow(0) : null;
  const nextDose = aNextDose({ state, plannedAt, followingAt: null });
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ nextDose }) }));
  answer(readToday, () => ({ data: aDay(day) }));
  return renderInApp(
    <Suspense>
      <DashboardPage />
      <ClosedSheet />
    </Suspense>,
  );
}

test('the lead says that its dose is on its way, and invites again only after a failure', async () => {
  const line = Promise.withResolvers<Problem>();
  answer(registerApplication, () => line.promise);
  const { user } = open({}, 'due');
  await waitFor(() => expect(invitation()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await within(lead()).findByText('Registrando…')).toBeVisible();
  expect(invitation()).toBeNull();
  line.resolve(new Problem('database-unavailable'));
  await waitFor(() => expect(invitation()).toBeVisible());
  expect(lead()).not.toHaveTextContent('Registrando…');
});

test('the lead says the same of its tablet while the tick below it waits', async () => {
  const line = Promise.withResolvers<Problem>();
  answer(takeDose, () => line.promise);
  const tablet = aDose('08:00', { name: 'Rybelsus', dosage: '7 mg' });
  const { user } = open({ dose: null, doses: [tablet], tabletPlanIds: [tablet.planId] }, 'none');
  // The lead of injections stands here until the day is known, and the code of the other one comes later still.
  await waitFor(() => expect(lead()).toHaveTextContent('Rybelsus'));
  expect(invitation()).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Rybelsus/ }));
  expect(await within(lead()).findByText('Registrando…')).toBeVisible();
  expect(invitation()).toBeNull();
  line.resolve(new Problem('unexpected'));
  await waitFor(() => expect(invitation()).toBeVisible());
});
