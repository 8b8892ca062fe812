import { expect, test } from 'vitest';
import type { PlanOfDoses } from './occurrences.ts';
import { type Drawer, stockOfPlans } from './stock-of-plan.ts';

const TWICE_A_DAY: PlanOfDoses = {
  versions: [
    {
      from: '2026-11-16',
      endDate: null,
      totalDoses: null,
      schedule: {
        frequency: 'daily',
        startDate: '2026-11-16',
        daysOfWeek: [],
        intervalDays: null,
        daysOn: null,
        daysOff: null,
        times: ['08:00', '20:00'],
      },
    },
  ],
  pauses: [],
  endedAt: null,
};
const courseOf = (plan: PlanOfDoses, totalDoses: number): PlanOfDoses => ({
  ...plan,
  versions: plan.versions.map((version) => ({ ...version, totalDoses })),
});
const TODAY = '2026-11-16';
const drawer = (plan: PlanOfDoses, unitsPerDose = 1): Drawer => ({
  plan,
  unitsPerDose,
  isOpen: ({ day, time }) => `${day}${time}` > `${TODAY}12:00`,
});
const stockOf = (plan: PlanOfDoses, unitsLeft: number, unitsPerDose = 1) =>
  stockOfPlans([drawer(plan, unitsPerDose)], unitsLeft, TODAY)[0]!;

test.each([
  [0, 0, '2026-11-16'],
  [1, 1, '2026-11-17'],
  [3, 3, '2026-11-18'],
  [3.9, 3, '2026-11-18'],
])('%s tablets are %s doses, and the next one is missing on %s', (unitsLeft, dosesLeft, runsOutOn) => {
  const stock = stockOf(TWICE_A_DAY, unitsLeft);
  expect(stock).toEqual({ dosesLeft, runsOutOn, dosesMissing: null });
});

test('tenths of a unit are counted as they are written', () => {
  expect(stockOf(TWICE_A_DAY, 0.9, 0.3).dosesLeft).toBe(3);
});

test('a course says how many doses the boxes do not give', () => {
  const course = courseOf(TWICE_A_DAY, 10);
  expect(stockOf(course, 5)).toMatchObject({ dosesMissing: 4 });
  expect(stockOf(course, 50)).toEqual({
    dosesLeft: 50,
    runsOutOn: null,
    dosesMissing: 0,
  });
});

test('a course with only an end date says it too', () => {
  const versions = TWICE_A_DAY.versions.map((version) => ({ ...version, endDate: '2026-11-20' }));
  const stock = stockOf({ ...TWICE_A_DAY, versions }, 5);
  expect(stock).toMatchObject({ dosesMissing: 4 });
});

const daily = (time: string, startDate = TODAY): PlanOfDoses => ({
  ...TWICE_A_DAY,
  versions: TWICE_A_DAY.versions.map((version) => ({
    ...version,
    schedule: { ...version.schedule, startDate, times: [time] },
  })),
});

test('two plans on one product share its boxes and run out together', () => {
  const stocks = stockOfPlans([drawer(daily('20:00')), drawer(daily('21:00'), 2)], 10, TODAY);
  // Three units a day: on the fourth day the first takes the last one.
  expect(stocks).toEqual([
    { dosesLeft: 4, runsOutOn: '2026-11-19', dosesMissing: null },
    { dosesLeft: 3, runsOutOn: '2026-11-19', dosesMissing: null },
  ]);
});

test('a course beside another plan misses what both together do not have', () => {
  const course = courseOf(daily('20:00'), 3);
  const [first, other] = stockOfPlans([drawer(course), drawer(daily('21:00'))], 3, TODAY);
  expect(first).toEqual({ dosesLeft: 2, runsOutOn: '2026-11-17', dosesMissing: 1 });
  expect(other).toEqual({ dosesLeft: 1, runsOutOn: '2026-11-17', dosesMissing: null });
  const [whole, after] = stockOfPlans([drawer(course), drawer(daily('21:00'))], 8, TODAY);
  expect(whole).toEqual({ dosesLeft: 3, runsOutOn: null, dosesMissing: 0 });
  expect(after).toMatchObject({ dosesLeft: 5, runsOutOn: '2026-11-21' });
});

test('a plan as needed claims nothing beforehand', () => {
  const asNeeded = { ...TWICE_A_DAY, versions: daily('20:00').versions.map(withoutTimes) };
  const [scheduled, other] = stockOfPlans([drawer(daily('20:00')), drawer(asNeeded)], 4, TODAY);
  expect(scheduled).toMatchObject({ dosesLeft: 4, runsOutOn: '2026-11-20' });
  expect(other).toEqual({ dosesLeft: 4, runsOutOn: null, dosesMissing: null });
});

const withoutTimes = (version: PlanOfDoses['versions'][number]) => ({
  ...version,
  schedule: { ...version.schedule, times: [] },
});
