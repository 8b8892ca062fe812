import { expect, test } from 'vitest';
import type { PlanOfDoses } from './occurrences.ts';
import { stockOfPlan } from './stock-of-plan.ts';

const TWICE_A_DAY: PlanOfDoses = {
  versions: [
    {
      from: '2026-11-16',
      endDate: null,
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
  totalDoses: null,
  pauses: [],
  endedAt: null,
};
const AT_NOON = {
  today: '2026-11-16',
  isOpen: ({ day, time }: { day: string; time: string }) => `${day}${time}` > '2026-11-1612:00',
};

test.each([
  [0, 0, '2026-11-16'],
  [1, 1, '2026-11-17'],
  [3, 3, '2026-11-18'],
  [3.9, 3, '2026-11-18'],
])('%s tablets are %s doses, and the next one is missing on %s', (unitsLeft, dosesLeft, runsOutOn) => {
  const stock = stockOfPlan(TWICE_A_DAY, { unitsLeft, unitsPerDose: 1 }, AT_NOON);
  expect(stock).toEqual({ dosesLeft, runsOutOn, dosesMissing: null });
});

test('tenths of a unit are counted as they are written', () => {
  expect(stockOfPlan(TWICE_A_DAY, { unitsLeft: 0.9, unitsPerDose: 0.3 }, AT_NOON).dosesLeft).toBe(3);
});

test('a course says how many doses the boxes do not give', () => {
  const course = { ...TWICE_A_DAY, totalDoses: 10 };
  expect(stockOfPlan(course, { unitsLeft: 5, unitsPerDose: 1 }, AT_NOON)).toMatchObject({ dosesMissing: 4 });
  expect(stockOfPlan(course, { unitsLeft: 50, unitsPerDose: 1 }, AT_NOON)).toEqual({
    dosesLeft: 50,
    runsOutOn: null,
    dosesMissing: 0,
  });
});

test('a course with only an end date says it too', () => {
  const versions = TWICE_A_DAY.versions.map((version) => ({ ...version, endDate: '2026-11-20' }));
  const stock = stockOfPlan({ ...TWICE_A_DAY, versions }, { unitsLeft: 5, unitsPerDose: 1 }, AT_NOON);
  expect(stock).toMatchObject({ dosesMissing: 4 });
});
