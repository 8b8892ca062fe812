import { type Dashboard, readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

const FIRST = [{ at: '2026-01-05T12:00:00.000Z', weight: 95 }];

async function open(weights: Dashboard['weights']) {
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ lostKg: 0, currentWeight: 95, weights }) }));
  answer(readToday, () => ({ data: aDay() }));
  renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  await screen.findByRole('navigation', { name: 'Ações rápidas' });
  return screen.getByRole('region', { name: 'Seu progresso' });
}

test('until there is a change the first weight leads, not a zero', async () => {
  const progress = await open(FIRST);
  expect(progress).toHaveTextContent('95 kg');
  expect(progress).toHaveTextContent('Sua primeira medição');
  expect(progress).not.toHaveTextContent(/Adicionar peso0\skg/);
  expect(within(progress).queryByRole('meter')).toBeNull();
});

test('a second weight that is the same is a change of zero', async () => {
  const progress = await open([...FIRST, { at: '2026-01-12T12:00:00.000Z', weight: 95 }]);
  expect(progress).toHaveTextContent(/Adicionar peso0\skg/);
  expect(within(progress).getByRole('meter', { name: 'Peso perdido' })).toBeVisible();
});
