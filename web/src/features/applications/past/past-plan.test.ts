import { describe, expect, test } from 'vitest';
import { dosesSince, type FirstRecorded, planEntries, stepsByLabel } from './past-plan.ts';
import { SOURCED } from '../../../testing/sourced.ts';

const WEEKLY = {
  ...SOURCED,
  mostMg: null,
  mostAfterWeeks: null,
  byCountry: null,
  steps: [
    { doseMg: 0.25, minWeeks: 4 },
    { doseMg: 0.5, minWeeks: 4 },
    { doseMg: 1, minWeeks: null },
  ],
};

const since = (
  start: string,
  intervalDays: number,
  titration: typeof WEEKLY | null = null,
  recorded: FirstRecorded | null = null,
) =>
  dosesSince(start, {
    product: { commercialName: 'Ozempic', titration },
    intervalDays,
    last: '2026-11-15',
    recorded,
  });

test.each([
  ['2026-11-15', 7, 1],
  ['2026-11-09', 7, 1],
  ['2026-11-08', 7, 2],
  ['2026-11-01', 1, 15],
  ['2010-01-01', 1, 800],
  ['2027-01-01', 7, 1],
])('from %s every %s days there are %s doses until today', (start, intervalDays, expected) => {
  expect(since(start, intervalDays).steps).toEqual([{ count: expected, doseMg: null }]);
});

test.each([
  ['2024-09-07', 1, '2024-09-07', 0],
  ['2024-09-06', 1, '2024-09-07', 1],
  ['2023-01-10', 1, '2024-09-07', 606],
  ['2023-01-10', 7, '2023-01-10', 0],
])(
  'a start on %s every %s days begins on %s without the oldest %s, so that the newest dose is among them',
  (start, intervalDays, day, leftOut) => {
    const { startDay, steps: laid, ...cut } = since(start, intervalDays);
    expect({ startDay, ...cut }).toEqual({ startDay: day, leftOut });
    const { entries } = planEntries(
      { startDay, time: '08:00', intervalDays, steps: laid.map(({ count }) => ({ count, doseMg: 1 })) },
      { zone: 'America/Sao_Paulo', now: new Date('2026-11-16T12:00:00Z'), recorded: [] },
    );
    expect(entries.at(-1)!.key >= '2026-11-09').toBe(true);
  },
);

test('the first steps of a long treatment lie before the doses that fit', () => {
  expect(since('2023-01-10', 1, WEEKLY).steps).toEqual([{ count: 800, doseMg: 1 }]);
  // Ten days before the doses that fit, 18 of the first 28 are still among them.
  expect(since('2024-08-28', 1, WEEKLY).steps).toEqual([
    { count: 18, doseMg: 0.25 },
    { count: 28, doseMg: 0.5 },
    { count: 754, doseMg: 1 },
  ]);
});

test.each([
  // Ten Sundays from 30/08 on; 08/11 would be two days after the recorded dose.
  ['of the same medicine ends them, at its strength', 'Ozempic', 0.5, ['4 × 0.25', '6 × 0.5']],
  ['of another medicine says nothing of the strength', 'Saxenda', 0.6, ['4 × 0.25', '4 × 0.5', '2 × 1']],
])('a recorded dose %s', (_, medicationName, doseMg, expected) => {
  const { steps: laid } = since('2026-08-30', 7, WEEKLY, { day: '2026-11-06', doseMg, medicationName });
  expect(laid.map((step) => `${step.count} × ${step.doseMg}`)).toEqual(expected);
});

test('a start after the recorded dose asks for the doses since', () => {
  const recorded = { day: '2026-10-01', doseMg: 0.25, medicationName: 'Ozempic' };
  expect(since('2026-11-01', 7, WEEKLY, recorded).steps).toEqual([{ count: 3, doseMg: 0.25 }]);
});

const steps = (doses: number, interval = 7) =>
  stepsByLabel(WEEKLY, interval, doses).map(({ count, doseMg }) => `${count} × ${doseMg}`);

describe('the steps of the label', () => {
  test.each([
    [1, ['1 × 0.25']],
    [4, ['4 × 0.25']],
    [6, ['4 × 0.25', '2 × 0.5']],
    [20, ['4 × 0.25', '4 × 0.5', '12 × 1']],
  ])('%s doses so far', (doses, expected) => {
    expect(steps(doses)).toEqual(expected);
  });

  test('weeks of a daily medicine are days', () => {
    expect(steps(30, 1)).toEqual(['28 × 0.25', '2 × 0.5']);
  });

  test('a label that ends goes on with its last dose; without one nothing is known', () => {
    const short = { ...WEEKLY, steps: WEEKLY.steps.slice(0, 2) };
    expect(stepsByLabel(short, 7, 10)).toEqual([
      { count: 4, doseMg: 0.25 },
      { count: 6, doseMg: 0.5 },
    ]);
    expect(stepsByLabel(null, 7, 10)).toEqual([{ count: 10, doseMg: null }]);
  });
});

test('doses follow each other, without those to come and those already recorded', () => {
  const plan = {
    startDay: '2026-10-25',
    time: '08:00',
    intervalDays: 7,
    steps: [
      { count: 2, doseMg: 0.25 },
      { count: 3, doseMg: 0.5 },
    ],
  };
  const here = {
    zone: 'America/Sao_Paulo',
    now: new Date('2026-11-15T10:59:00Z'),
    recorded: [new Date('2026-11-06T10:00:00Z')],
  };
  expect(planEntries(plan, here)).toEqual({
    entries: [
      { key: '2026-10-25', moment: '2026-10-25T08:00', doseMg: 0.25 },
      { key: '2026-11-01', moment: '2026-11-01T08:00', doseMg: 0.25 },
    ],
    recorded: 1,
    future: 2,
  });
});
