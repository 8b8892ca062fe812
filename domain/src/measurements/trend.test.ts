import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../time/days.ts';
import { dailyWeights, sevenDayTrend } from './trend.ts';

const zone = 'America/Sao_Paulo';
const point = (at: string, weight: number) => ({ at: new Date(at), weight });

test('each day has the mean of its weighings, by the days of the patient', () => {
  const points = [
    point('2026-11-02T07:00:00-03:00', 90.5),
    point('2026-11-01T23:59:00-03:00', 92),
    point('2026-11-01T07:00:00-03:00', 91),
    point('2026-11-01T12:00:00-03:00', 91.01),
  ];
  expect(dailyWeights(points, zone)).toEqual([
    { day: '2026-11-01', weight: 91.34 },
    { day: '2026-11-02', weight: 90.5 },
  ]);
  expect(dailyWeights(points, 'Europe/Lisbon')).toEqual([
    { day: '2026-11-01', weight: 91.01 },
    { day: '2026-11-02', weight: 91.25 },
  ]);
  expect(dailyWeights([], zone)).toEqual([]);
});

test('the trend is the mean of what was weighed on a day and the six before', () => {
  const weighings = [
    point('2026-10-28T23:00:00-03:00', 100),
    point('2026-11-01T07:00:00-03:00', 92),
    point('2026-11-03T07:00:00-03:00', 90),
    point('2026-11-04T07:00:00-03:00', 91),
    point('2026-11-20T07:00:00-03:00', 88),
  ];
  expect(sevenDayTrend(weighings, zone)).toEqual([
    { day: '2026-10-28', weight: 100 },
    { day: '2026-11-01', weight: 96 },
    // 28 October is the sixth day before 3 November, and the seventh before the 4th.
    { day: '2026-11-03', weight: 94 },
    { day: '2026-11-04', weight: 91 },
    { day: '2026-11-20', weight: 88 },
  ]);
  const threeOfADay = [92, 90, 90, 90].map((kg, n) =>
    point(`2026-11-0${n === 0 ? 1 : 2}T0${n + 6}:00:00-03:00`, kg),
  );
  expect(sevenDayTrend(threeOfADay, zone).at(-1)).toEqual({ day: '2026-11-02', weight: 90.5 });
});

test('whatever the order, one point a day, none outside what was weighed', () => {
  const drawn = array(
    record({ hour: integer({ min: 0, max: 24 * 60 }), grams: integer({ min: 30_000, max: 300_000 }) }),
    { maxLength: 60 },
  );
  assert(
    property(drawn, (weighings) => {
      const points = weighings.map(({ hour, grams }) => ({
        at: new Date(Date.UTC(2026, 0, 1, hour)),
        weight: grams / 1000,
      }));
      const daily = dailyWeights(points, zone);
      const mirrored = dailyWeights(points.toReversed(), zone);
      expect(mirrored.map(({ day }) => day)).toEqual(daily.map(({ day }) => day));
      expect(new Set(daily.map(({ day }) => day))).toEqual(new Set(points.map(({ at }) => dayIn(zone, at))));
      const weights = points.map(({ weight }) => weight);
      for (const { weight } of [...daily, ...sevenDayTrend(points, zone)]) {
        expect(weight).toBeGreaterThanOrEqual(Math.min(...weights) - 0.01);
        expect(weight).toBeLessThanOrEqual(Math.max(...weights) + 0.01);
      }
    }),
    { numRuns: 200 },
  );
});
