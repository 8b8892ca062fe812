import { type Dashboard, readDashboard, readToday, type Today } from '@leveza/contract/dashboard.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDay } from './a-dashboard.ts';

/** *Hoje* of a patient, once it is drawn. */
export async function openDashboard(
  dashboard: Dashboard,
  patient: Partial<Profile> = {},
  day: Partial<Today> = {},
) {
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readDashboard, () => ({ data: dashboard }));
  answer(readToday, () => ({ data: aDay(day) }));
  const app = renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  await screen.findByRole('navigation', { name: 'Ações rápidas' });
  return app;
}
