import { expect, test } from 'vitest';
import { usualPeriod } from './usual-period.ts';

const TODAY = '2026-11-16';

test.each([
  ['without a start', null, '90'],
  ['90 days after it', '2026-08-18', '90'],
  ['91 days after it', '2026-08-17', '365'],
  ['a year after it', '2025-11-16', '365'],
  ['longer after it', '2025-11-15', '90'],
] as const)('%s', (_, treatmentStart, period) => {
  expect(usualPeriod({ treatmentStart, initialWeight: 94 }, TODAY)).toBe(period);
});

test('a start whose weight is not known is no point of the chart', () => {
  expect(usualPeriod({ treatmentStart: '2026-07-16', initialWeight: null }, TODAY)).toBe('90');
});
