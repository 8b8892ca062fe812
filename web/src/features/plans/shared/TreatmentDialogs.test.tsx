import { listPlans } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { OpenedTreatmentPlan } from './OpenedTreatmentPlan.tsx';
// The dialog's code is there before the test waits for it.
import './TreatmentDialogs.tsx';

test('plans that cannot be read say so, and can be asked for again', async () => {
  let asked = 0;
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => {
    asked += 1;
    return new Problem('not-found');
  });
  const { user } = openPage('/applications', '?plans=plans', <OpenedTreatmentPlan />);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  const before = asked;
  await user.click(again);
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});
