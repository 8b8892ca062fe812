import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';

const AT = '2026-11-19T12:00:00.000Z';
const point = (weight: number) => ({ at: AT, weight });
const course = (weight: number) => ({
  first: point(weight),
  last: point(weight),
  lowest: weight,
  highest: weight,
});
const lead = () => document.querySelector<HTMLElement>('[data-lead]');

test('one weighing is a first measurement, no change and no share of the way', async () => {
  serve({
    measurements: [aMeasurement({ datetime: AT, weight: 94 })],
    summary: { initialWeight: 94, lostKg: 0, share: 0, course: course(94) },
  });
  openMeasurements();
  expect(await screen.findByRole('region', { name: 'Peso atual' })).toHaveTextContent(
    /94.kgSua primeira medição/,
  );
  expect(lead()).not.toHaveTextContent(/Estável|Ritmo|meta/);
});

test('the loss of a treatment begun before leads from the first weighing on', async () => {
  serve({
    measurements: [aMeasurement({ datetime: AT, weight: 84 })],
    summary: { initialWeight: 94, lostKg: 10, course: course(84) },
  });
  openMeasurements();
  expect(await screen.findByRole('region', { name: 'Desde o início' })).toHaveTextContent('−10 kg');
});

test.each([
  ['2026-07-01', 'Antes do Leveza'],
  ['2026-11-19', 'Em 19/11/2026'],
])('a milestone of the day of registration, the treatment begun on %s: %s', async (treatmentStart, words) => {
  serve({
    patient: { createdAt: AT, treatmentStart },
    measurements: [aMeasurement({ datetime: AT, weight: 84 })],
    summary: {
      initialWeight: 94,
      course: course(84),
      milestones: [
        { key: 'first', title: 'Primeira pesagem', reachedOn: '2026-11-19' },
        { key: 'percent-5', title: '5 % a menos que no início', reachedOn: '2026-11-19' },
        { key: 'percent-10', title: '10 % a menos que no início', reachedOn: '2026-11-20' },
      ],
    },
  });
  const { user } = openMeasurements();
  const milestones = await screen.findByRole('region', { name: 'Marcos' });
  await user.click(within(milestones).getByText('Marcos: 3 alcançados'));
  const items = within(milestones).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Primeira pesagemEm 19/11/2026',
    `5 % a menos que no início${words}`,
    '10 % a menos que no inícioEm 20/11/2026',
  ]);
});
