import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { aDashboard, aDay } from './testing/a-dashboard.ts';

test('a critical value takes the place of the greeting, and opens its exam', async () => {
  const examId = '8f7f4f5e-6d3a-4c64-9d7e-2f3b1a5c9e10';
  const urgent = [{ examId, date: '2026-11-18', parameter: 'Potássio', value: '6,8', unit: 'mmol/L' }];
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ urgent }) }));
  answer(readToday, () => ({ data: aDay() }));
  renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  const link = await screen.findByRole('link', { name: /^Potássio 6,8.mmol\/L é crítico/ });
  expect(link).toHaveAttribute('href', `/exams?open=details&item=${examId}`);
  expect(screen.queryByText(/Que bom ter você aqui/)).toBeNull();
});
