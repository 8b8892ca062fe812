import { expect, test } from 'vitest';
import { daysCovered } from '../inventory/frequency.ts';
import { type PacedPlan, plannedPaces } from './planned-paces.ts';

const TODAY = '2026-11-17';
const aPlan = (said: Partial<PacedPlan> = {}): PacedPlan => ({
  productId: 'metformin',
  quantityPerDose: 1,
  frequency: 'daily',
  timesPerDay: 1,
  weekdays: 0,
  intervalDays: null,
  daysOn: null,
  daysOff: null,
  startDate: '2026-11-01',
  totalDoses: null,
  ...said,
});

test.each<[string, Partial<PacedPlan>[], number, number | null]>([
  ['two tablets twice a day', [{ quantityPerDose: 2, timesPerDay: 2 }], 16, 4],
  ['two capsules three times a day', [{ quantityPerDose: 2, timesPerDay: 3 }], 19, 3],
  ['once a week', [{ frequency: 'weekly' }], 2, 14],
  ['three days a week', [{ frequency: 'weekly', weekdays: 3 }], 6, 14],
  ['once a month', [{ frequency: 'monthly' }], 1, 30],
  ['every third day', [{ frequency: 'custom', intervalDays: 3 }], 5, 15],
  ['three weeks with, one without', [{ frequency: 'custom', daysOn: 21, daysOff: 7 }], 21, 28],
  ['two plans of one product', [{ timesPerDay: 1 }, { timesPerDay: 1, quantityPerDose: 3 }], 16, 4],
  ['a plan that begins tomorrow', [{ startDate: '2026-11-18' }], 16, null],
  ['a course in its last day', [{ totalDoses: 17 }], 16, 16],
  ['a course that is over', [{ totalDoses: 16 }], 16, null],
])('%s', (_, plans, remaining, days) => {
  const pace = plannedPaces(plans.map(aPlan), TODAY).get('metformin');
  expect(pace ? daysCovered({ remaining, ...pace }) : null).toBe(days);
});

test('each product has its own', () => {
  const paces = plannedPaces([aPlan(), aPlan({ productId: 'zinc', timesPerDay: 2 })], TODAY);
  expect([...paces.keys()]).toEqual(['metformin', 'zinc']);
  expect(paces.get('zinc')).toEqual({ unitsPerDose: 1, frequency: { times: 2, per: 'day' } });
});
