import { expect, test } from 'vitest';
import { penCostPerDose, penCostPerMonth } from './cost.ts';

test.each([
  [1000, 4, 7, 250, 1071.43],
  [899.9, 6, 1, 149.98, 4499.4],
  [1000, 0, 7, null, null],
  [1000, 4, null, 250, null],
])('R$ %s for %s doses every %s days', (pricePaid, dosesTotal, intervalDays, perDose, perMonth) => {
  const cost = penCostPerDose({ pricePaid, dosesTotal });
  expect(cost).toBe(perDose);
  expect(penCostPerMonth(cost, intervalDays)).toBe(perMonth);
});
