import { describe, expect, test } from 'vitest';
import { dosesUntil, planEntries, stepsByLabel, withinReach } from './past-plan.ts';
import { SOURCED } from '../../../testing/sourced.ts';

const WEEKLY = {
  ...SOURCED,
  mostMg: null,
  mostAfterWeeks: null,
  steps: [
    { doseMg: 0.25, minWeeks: 4 },
    { doseMg: 0.5, minWeeks: 4 },
    { doseMg: 1, minWeeks: null },
  ],
};

test.each([
  ['2026-11-15', 7, 1],
  ['2026-11-09', 7, 1],
  ['2026-11-08', 7, 2],
  ['2026-11-01', 1, 15],
  ['2010-01-01', 1, 800],
  ['2027-01-01', 7, 1],
])('from %s every %s days there are %s doses until today', (startDay, intervalDays, expected) => {
  expect(dosesUntil('2026-11-15', { startDay, intervalDays })).toBe(expected);
});

test.each([
  ['2024-09-07', 1, '2024-09-07'],
  ['2024-09-06', 1, '2024-09-07'],
  ['2023-01-10', 1, '2024-09-07'],
  ['2023-01-10', 7, '2023-01-10'],
])(
  'a start on %s every %s days begins on %s, so that the newest dose is among them',
  (start, interval, day) => {
    const startDay = withinReach(start, interval, '2026-11-15');
    expect(startDay).toBe(day);
    const doses = dosesUntil('2026-11-15', { startDay, intervalDays: interval });
    const { entries } = planEntries(
      { startDay, time: '08:00', intervalDays: interval, steps: [{ count: doses, doseMg: 1 }] },
      { zone: 'America/Sao_Paulo', now: new Date('2026-11-16T12:00:00Z'), recorded: new Set() },
    );
    expect(entries.at(-1)!.key >= '2026-11-09').toBe(true);
  },
);

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
    recorded: new Set(['2026-11-08']),
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
