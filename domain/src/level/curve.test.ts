import { array, assert, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { amountAt, negligibleAfterHours, ratesOfHalfLife } from './curve.ts';
import { absorptionFor } from './testing/absorption-for.ts';

const START = Date.UTC(2026, 0, 1);
const onDay = (day: number) => new Date(START + day * DAY_MS);
const HALF_LIFE_HOURS = 5 * 24;
const rates = {
  absorptionPerHour: absorptionFor(HALF_LIFE_HOURS, 36),
  eliminationPerHour: Math.LN2 / HALF_LIFE_HOURS,
};
const fourWeeks = [0, 7, 14, 21].map((day) => ({ at: onDay(day), mg: 2.5 }));

test.each([
  [1.5, 2.031],
  [22.5, 3.296],
  [28, 1.613],
])('half-life 5 days, peak 1.5 days, four weeks of 2.5 mg: on day %s are %s mg in the body', (day, mg) => {
  expect(amountAt(fourWeeks, rates, [onDay(day)])[0]).toBeCloseTo(mg, 3);
});

test('nothing is in the body before the first dose, nor at its instant', () => {
  expect(amountAt(fourWeeks, rates, [onDay(-1), onDay(0)])).toEqual([0, 0]);
  expect(amountAt([], rates, [onDay(0), onDay(5)])).toEqual([0, 0]);
  expect(amountAt(fourWeeks, rates, [])).toEqual([]);
});

test('a dose of the year 1 has left the body', () => {
  const ancient = { at: new Date('0001-01-01T00:00:00Z'), mg: 2.5 };
  expect(amountAt([ancient], rates, [onDay(0)])).toEqual([0]);
});

test('one sweep over many times tells what each time alone tells', () => {
  const times = Array.from({ length: 300 }, (_, index) => onDay(-2 + index * 0.173));
  const swept = amountAt(fourWeeks, rates, times);
  for (const [index, time] of times.entries()) {
    const ka = rates.absorptionPerHour;
    const ke = rates.eliminationPerHour;
    const summed = fourWeeks
      .map(({ at, mg }) => ({ mg, hours: (time.getTime() - at.getTime()) / HOUR_MS }))
      .filter(({ hours }) => hours > 0)
      .map(({ mg, hours }) => ((mg * ka) / (ka - ke)) * (Math.exp(-ke * hours) - Math.exp(-ka * hours)));
    expect(swept[index]).toBeCloseTo(
      summed.reduce((sum, mg) => sum + mg, 0),
      10,
    );
  }
});

test('the order in which doses are told does not matter', () => {
  expect(amountAt(fourWeeks.toReversed(), rates, [onDay(22.5)])).toEqual(
    amountAt(fourWeeks, rates, [onDay(22.5)]),
  );
});

describe('rates that meet', () => {
  const elimination = rates.eliminationPerHour;
  test.each([0, 1e-18, 1e-12, 1e-9, -1e-9])('%s apart are close to D·k·t·e^(−kt)', (apart) => {
    const same = { absorptionPerHour: elimination + apart, eliminationPerHour: elimination };
    const [mg] = amountAt([{ at: onDay(0), mg: 2.5 }], same, [onDay(7)]);
    expect(mg).toBeCloseTo(2.5 * elimination * 168 * Math.exp(-elimination * 168), 4);
  });

  test('far apart either way, long after, are nothing and not nonsense', () => {
    const long = [onDay(0.1), onDay(4000)];
    for (const [absorptionPerHour, eliminationPerHour] of [
      [50, 0.001],
      [0.001, 50],
    ] as const) {
      const amounts = amountAt([{ at: onDay(0), mg: 1 }], { absorptionPerHour, eliminationPerHour }, long);
      expect(amounts.every((mg) => mg >= 0 && mg <= 1)).toBe(true);
    }
  });
});

describe('absorptionFor', () => {
  test.each([
    [120, 36],
    [112.7, 48],
    [13, 11],
    [177, 80.5],
    [117, 1],
  ])('with a half-life of %s h puts the peak at %s h', (halfLife, peak) => {
    const ke = Math.LN2 / halfLife;
    const ka = absorptionFor(halfLife, peak);
    expect(ka).toBeGreaterThan(ke);
    expect(Math.log(ka / ke) / (ka - ke)).toBeCloseTo(peak, 6);
  });

  test('the derived values of the facts follow from it', () => {
    expect(absorptionFor(112.7, 48)).toBeCloseTo(0.0497, 3);
    expect(absorptionFor(13, 11)).toBeCloseTo(0.143, 2);
  });

  test('a peak later than the model can have gives the slowest absorption it allows', () => {
    expect(absorptionFor(10, 1000)).toBeCloseTo(Math.LN2 / 10, 6);
  });
});

test('after ten half-lives a thousandth is left', () => {
  const hours = negligibleAfterHours(rates);
  expect(hours).toBeCloseTo(1200, 6);
  const [left] = amountAt([{ at: onDay(0), mg: 1 }], rates, [onDay(hours / 24)]);
  expect(left).toBeLessThan(0.0015);
});

describe('a half-life alone', () => {
  const week = ratesOfHalfLife(7 * 24);

  test.each([
    [-0.001, 0],
    [0, 1],
    [7, 0.5],
    [14, 0.25],
    [21, 0.125],
  ])('half-life 7 days, dose of 1 mg: on day %s are %s mg in the body', (day, mg) => {
    expect(amountAt([{ at: onDay(0), mg: 1 }], week, [onDay(day)])[0]).toBeCloseTo(mg, 10);
  });

  test('doses add up: 1 mg a week with a half-life of 7 days', () => {
    const weekly = [0, 7, 14].map((day) => ({ at: onDay(day), mg: 1 }));
    expect(amountAt(weekly, week, [onDay(14), onDay(21)])).toEqual([
      expect.closeTo(1.75, 10),
      expect.closeTo(0.875, 10),
    ]);
  });

  test('counts for ten half-lives', () => {
    expect(negligibleAfterHours(week)).toBeCloseTo(1680, 6);
  });
});

const anyRates = record({
  absorptionPerHour: double({ min: 0.001, max: 5, noNaN: true }),
  eliminationPerHour: double({ min: 0.001, max: 5, noNaN: true }),
});
const anyDoses = array(
  record({
    at: integer({ min: 0, max: 1000 }).map((hour) => onDay(hour / 24)),
    mg: double({ min: 0.01, max: 15, noNaN: true }),
  }),
  { maxLength: 30 },
);
const everyDay = Array.from({ length: 60 }, (_, index) => onDay(index));

test('there is never less than nothing, nor more than was given', () => {
  assert(
    property(anyDoses, anyRates, (doses, some) => {
      for (const [index, mg] of amountAt(doses, some, everyDay).entries()) {
        const given = doses
          .filter(({ at }) => at <= everyDay[index]!)
          .reduce((sum, dose) => sum + dose.mg, 0);
        expect(mg).toBeGreaterThanOrEqual(0);
        expect(mg).toBeLessThanOrEqual(given * (1 + 1e-9));
      }
    }),
    { numRuns: 200 },
  );
});

test('thrice the dose is thrice the amount', () => {
  assert(
    property(anyDoses, anyRates, (doses, some) => {
      const tripled = doses.map(({ at, mg }) => ({ at, mg: mg * 3 }));
      const single = amountAt(doses, some, everyDay);
      for (const [index, mg] of amountAt(tripled, some, everyDay).entries()) {
        expect(mg).toBeCloseTo(single[index]! * 3, 8);
      }
    }),
    { numRuns: 200 },
  );
});
