import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { aDashboard } from '../testing/a-dashboard.ts';
import { Progress } from './Progress.tsx';

test('a weight that is too low is said calmly, in the place of the loss and of its bar', async () => {
  answer(readMe, () => ({ data: { ...ANA, height: 170 } }));
  const dashboard = aDashboard({ currentWeight: 50, lostKg: 20, goalKg: 12, isGoalFromProfile: true });
  renderInApp(
    <Suspense>
      <Progress dashboard={dashboard} today={undefined} />
    </Suspense>,
  );
  expect(await screen.findByText(/Seu peso está abaixo do saudável/)).toBeVisible();
  expect(screen.getByText('Fontes')).toBeVisible();
  expect(screen.getByText(/^50\skg$/)).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(document.body).not.toHaveTextContent('−20');
});
