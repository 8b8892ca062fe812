import { absorptionFor } from '@leveza/domain/level/testing/absorption-for.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { expect, test } from 'vitest';
import { aheadOf, pastOf } from './curve-of.ts';
import { readingsOf, rowsOf } from './readings.ts';

const START = Date.parse('2026-10-01T11:00:00Z');
const day = (days: number) => new Date(START + days * DAY_MS);
const rates = { absorptionPerHour: absorptionFor(120, 36), eliminationPerHour: Math.LN2 / 120 };
const timeZone = 'America/Sao_Paulo';
// The numbers of the specification: half-life 5 days, peak after 1,5, four doses of 2,5 mg.
const doses = [0, 7, 14, 21].map((days) => ({ at: day(days), mg: 2.5 }));

test('the past goes up to now, with every dose on it', () => {
  const past = pastOf({ doses, rates, from: day(-1), now: day(22.5) });
  expect(past[0]).toEqual({ at: day(-1).getTime(), value: 0 });
  expect(past.at(-1)!.at).toBe(day(22.5).getTime());
  expect(past.at(-1)!.value).toBeCloseTo(3.296, 3);
  const instants = new Set(past.map(({ at }) => at));
  expect(doses.every(({ at }) => instants.has(at.getTime()))).toBe(true);
});

test('a later dose lets the level fall lower before it, and the next is as planned', () => {
  const ahead = (first: Date) => {
    const next = { first, planned: day(28), intervalDays: 7, mg: 2.5 };
    const { points, doses: coming } = aheadOf({ doses, rates, now: day(22.5), to: day(45), timeZone, next });
    expect(coming.map(({ at }) => at)).toEqual([first, day(35), day(42)]);
    return points.find(({ at }) => at === first.getTime())!.value;
  };
  expect(ahead(day(28))).toBeCloseTo(1.613, 3);
  expect(ahead(day(30))).toBeLessThan(1.6);
});

test('without an interval the level only goes down', () => {
  const { points, doses: coming } = aheadOf({
    doses,
    rates,
    now: day(23),
    to: day(37),
    timeZone,
    next: null,
  });
  expect(coming).toEqual([]);
  expect(points.at(-1)!.value).toBeLessThan(points[0]!.value);
});

test('two years of daily doses keep their peaks, in a table of weeks', () => {
  const daily = Array.from({ length: 730 }, (_, index) => ({ at: day(index), mg: 1.8 }));
  const fast = { absorptionPerHour: 0.08, eliminationPerHour: 0.0533 };
  const past = pastOf({ doses: daily, rates: fast, from: day(0), now: day(730) });
  const late = past.filter(({ at }) => at > day(700).getTime()).map(({ value }) => value);
  expect(Math.max(...late) / Math.min(...late)).toBeGreaterThan(1.3);

  const span = { from: day(0), to: day(744), now: day(730), timeZone };
  const rows = rowsOf(readingsOf({ doses: daily, rates: fast, ...span }), daily);
  expect(rows.length).toBeLessThan(120);
  expect(rows[3]!.cells[2]).toBe('7 de 1,8\u00A0mg');
  expect(rows.at(-1)!.cells[0]).toContain('(projeção)');
});
