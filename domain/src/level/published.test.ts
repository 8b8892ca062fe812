import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../time/spans.ts';
import { amountAt } from './curve.ts';

/** Apparent volume and rates, as published; molar mass in g/mol. */
const SEMAGLUTIDE = {
  absorptionPerHour: 0.0286,
  eliminationPerHour: 0.003918,
  volumeL: 12.2,
  molarMass: 4113.58,
};
const SEMAGLUTIDE_ORAL = {
  absorptionPerHour: 4,
  eliminationPerHour: 0.00413,
  volumeL: 2362.3,
  molarMass: 4113.58,
};
const DULAGLUTIDE = {
  absorptionPerHour: 0.0497,
  eliminationPerHour: 0.006149,
  volumeL: 17.4,
  molarMass: 59_670,
};

type Kinetics = typeof SEMAGLUTIDE;

const DOSES = 60;
/** A milligram in a litre is a thousand nanograms in a millilitre. */
const NG_ML_IN_MG_L = 1000;

/** The interval after the last of many equal doses, or after the only one. */
function interval(kinetics: Kinetics, doseMg: number, tauHours: number, doses = DOSES) {
  const doseList = Array.from({ length: doses }, (_, index) => ({
    at: new Date(index * tauHours * HOUR_MS),
    mg: doseMg,
  }));
  const steps = 2000;
  const start = (doses - 1) * tauHours;
  const times = Array.from(
    { length: steps + 1 },
    (_, step) => new Date((start + (tauHours * step) / steps) * HOUR_MS),
  );
  const levels = amountAt(doseList, kinetics, times).map((mg) => (mg / kinetics.volumeL) * NG_ML_IN_MG_L);
  const ends = (levels[0]! + levels.at(-1)!) / 2;
  const average = (levels.reduce((sum, level) => sum + level, 0) - ends) / steps;
  return { average, highest: Math.max(...levels) };
}

const toNmol = (ngMl: number, { molarMass }: Kinetics) => (ngMl / molarMass) * 1000;
const offBy = (value: number, published: number) => (Math.abs(value - published) / published) * 100;

/** Published values the parameters were not fitted to, with the tolerance in percent. */
describe('average level in the steady state', () => {
  test.each([
    // PMC8736331, table 1 (label values).
    {
      name: 'semaglutide',
      kinetics: SEMAGLUTIDE,
      doseMg: 0.5,
      tau: 168,
      ngMl: 65,
      nmolL: 15.8,
      tolerance: 10,
    },
    // PMC8736331, table 1; Overgaard 2019.
    { name: 'semaglutide', kinetics: SEMAGLUTIDE, doseMg: 1, tau: 168, ngMl: 123, nmolL: 30, tolerance: 10 },
    // Wegovy SmPC 5.2.
    {
      name: 'semaglutide',
      kinetics: SEMAGLUTIDE,
      doseMg: 2.4,
      tau: 168,
      ngMl: null,
      nmolL: 75,
      tolerance: 20,
    },
    // Rybelsus label 12.3.
    {
      name: 'oral semaglutide',
      kinetics: SEMAGLUTIDE_ORAL,
      doseMg: 7,
      tau: 24,
      ngMl: null,
      nmolL: 6.7,
      tolerance: 25,
    },
  ])('of $name $doseMg mg', ({ kinetics, doseMg, tau, ngMl, nmolL, tolerance }) => {
    const { average } = interval(kinetics, doseMg, tau);
    expect(offBy(toNmol(average, kinetics), nmolL)).toBeLessThan(tolerance);
    if (ngMl !== null) expect(offBy(average, ngMl)).toBeLessThan(tolerance);
  });
});

describe('dulaglutide 1.5 mg', () => {
  const steady = interval(DULAGLUTIDE, 1.5, 168);
  const single = interval(DULAGLUTIDE, 1.5, 168, 1);
  const accumulation = steady.average / single.average;

  // Trulicity US label 12.3. Its AUC gave the clearance, so only these two say anything.
  test('reaches the highest level of the label and accumulates as it says', () => {
    expect(offBy(steady.highest, 114)).toBeLessThan(12);
    expect(offBy(accumulation, 1.56)).toBeLessThan(12);
  });

  // PMID 34787823: how far populations lie apart.
  test('is within the spread of a Chinese phase 1', () => {
    expect(offBy(steady.highest, 70.2)).toBeLessThan(60);
    expect(offBy(accumulation, 1.36)).toBeLessThan(60);
  });
});
