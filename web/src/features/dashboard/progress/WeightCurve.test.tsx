import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { WeightCurve } from './WeightCurve.tsx';

test('one weighing after the start makes a way, which begins with the weight of the start', async () => {
  answer(readMe, () => ({ data: ANA }));
  const weights = [{ at: '2026-11-18T12:00:00Z', weight: 88.2 }];
  renderInApp(<WeightCurve weights={weights} start={{ day: '2026-07-20', weight: 98.4 }} />);
  const chart = await screen.findByRole('figure', { name: 'Peso em kg' });
  expect(chart).toHaveTextContent(/De 98,4.kg no início, em 20\/07\/2026, a 88,2.kg em 18\/11\/2026\./);
  expect(within(chart).getByRole('row', { name: /^Início, 20\/07\/2026 98,4.kg$/ })).toBeInTheDocument();
  expect(within(chart).getByText('início')).toBeInTheDocument();
});

test.each([
  [6, true],
  [8, false],
])('of %s weighings the curve says the lowest: %s', async (count, isShown) => {
  answer(readMe, () => ({ data: ANA }));
  // Eight may be chosen among many more: the lowest of all is not known here.
  const weights = Array.from({ length: count }, (_, place) => ({
    at: `2026-11-1${place}T12:00:00Z`,
    weight: 90 - place,
  }));
  renderInApp(<WeightCurve weights={weights} start={null} />);
  const chart = await screen.findByRole('figure', { name: 'Peso em kg' });
  expect(chart).toHaveTextContent(/De 90.kg em 10\/11\/2026 a 8\d.kg em 1\d\/11\/2026\./);
  expect(/Menor: /u.test(chart.textContent)).toBe(isShown);
});
