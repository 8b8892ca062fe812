import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';

const newest = { at: '2026-11-18T12:00:00.000Z', weight: 88.2 };

test('the start of the treatment is the first point of the chart, and the change counts from it', async () => {
  serve({
    measurements: [aMeasurement({ datetime: newest.at, weight: newest.weight })],
    summary: {
      start: { day: '2026-07-20', weight: 98.4 },
      points: [{ ...newest, dose: null }],
      trend: [{ day: '2026-11-18', weight: newest.weight }],
      course: { first: newest, last: newest, lowest: 88.2, highest: 88.2 },
    },
  });
  openMeasurements('?period=365');
  const chart = await screen.findByRole('figure', { name: 'Peso' });
  expect(chart).toHaveTextContent(
    /De 98,4.kg no início, em 20\/07\/2026, a 88,2.kg em 18\/11\/2026\. Menor: 88,2.kg; maior: 98,4.kg/,
  );
  expect(within(chart).getByRole('row', { name: /^Início, 20\/07\/2026 98,4.kg — —$/ })).toBeInTheDocument();
  expect(within(chart).getByText('início')).toBeInTheDocument();
  expect(screen.getByText('10,2 kg a menos neste período')).toBeInTheDocument();
  // The start is no measurement: the history has one entry.
  expect(screen.getAllByRole('list', { name: /^Medições de/ })).toHaveLength(1);
});

test('two weighings of one day are no change', async () => {
  const first = { at: '2026-11-18T11:52:00.000Z', weight: 88.8 };
  serve({
    measurements: [aMeasurement({ datetime: newest.at, weight: newest.weight })],
    summary: {
      points: [
        { ...first, dose: null },
        { ...newest, dose: null },
      ],
      course: { first, last: newest, lowest: 88.2, highest: 88.8 },
    },
  });
  openMeasurements('?period=30');
  await screen.findByRole('figure', { name: 'Peso' });
  expect(screen.queryByText(/neste período/)).not.toBeInTheDocument();
});
