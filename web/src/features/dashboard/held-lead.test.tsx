import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose, daysFromNow } from '../../testing/applications.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { aDashboard, aDay } from './testing/a-dashboard.ts';

test('after a sign of an inflamed pancreas the day sends to a doctor, and invites to no dose', async () => {
  const nextDose = aNextDose({ state: 'due', plannedAt: daysFromNow(0) });
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ nextDose }) }));
  answer(readToday, () => ({ data: aDay({ doseHeldSince: new Date().toISOString() }) }));
  renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  expect(await screen.findByText('Fale com um médico')).toBeVisible();
  expect(screen.getByText(/^Você registrou dor forte na barriga que não passa, hoje às/)).toBeVisible();
  expect(screen.getByText(/^Pela bula, com suspeita de inflamação do pâncreas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o que fazer' })).toHaveAttribute(
    'href',
    '/side-effects?open=signs',
  );
  expect(screen.getByRole('link', { name: 'Um médico já avaliou' })).toHaveAttribute(
    'href',
    '/dashboard?record=dose',
  );
  expect(screen.queryByRole('link', { name: 'Registrar' })).toBeNull();
  expect(screen.queryByText(/^Dose de /)).toBeNull();
});
