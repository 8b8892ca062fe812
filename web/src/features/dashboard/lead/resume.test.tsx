import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { pauseTreatment, resumeTreatment } from '@leveza/contract/plans/pauses.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose, anOverview } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

const nextDose = aNextDose({ state: 'paused', plannedAt: null, followingAt: null });

function open(pause: { until: string | null } | null) {
  const sent: unknown[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ nextDose }) }));
  answer(readToday, () => ({ data: aDay() }));
  answer(readApplicationsOverview, () => ({ data: anOverview({ nextDose, pause }) }));
  answer(resumeTreatment, () => {
    sent.push('resumed');
    return { nextDose: aNextDose() };
  });
  answer(pauseTreatment, ({ body: { until = null } }) => {
    sent.push({ until });
    return { nextDose };
  });
  const page = renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  return { ...page, sent };
}

const lead = () => screen.findByRole('region', { name: 'Tratamento em pausa' });

test('a paused treatment is resumed where *Hoje* says that it is paused, with an undo', async () => {
  const { user, sent } = open({ until: '2099-12-01' });
  await user.click(await within(await lead()).findByRole('button', { name: 'Retomar tratamento' }));
  await screen.findByText('Tratamento retomado');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(sent).toEqual(['resumed', { until: '2099-12-01' }]));
});

test('a course that is over has nothing to resume', async () => {
  open(null);
  expect(await within(await lead()).findByRole('link', { name: 'Ver aplicações' })).toBeVisible();
  await waitFor(async () => expect((await lead()).querySelector('.animate-pulse')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Retomar tratamento' })).toBeNull();
});
