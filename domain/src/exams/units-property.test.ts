import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANALYTES } from './analytes.ts';
import { foldUnit, isUnit, unitAt } from './printed/unit.ts';
import { inOwnUnit, plainUnit } from './units.ts';

const MEASURED = ANALYTES.filter(({ unit }) => unit !== '');
const ANALYTE = fc.constantFrom(...MEASURED);
const AMOUNT = fc.integer({ min: 1, max: 999_999 }).map((digits) => digits / 100);
/** Ways in which laboratories spell one unit. */
const SPELLING = fc.constantFrom<((unit: string) => string)[]>(
  (unit) => unit.toLowerCase(),
  (unit) => unit.replace('/', ' / '),
  (unit) => unit.replaceAll('µ', 'μ'),
  (unit) => unit.replaceAll('³', '3'),
  (unit) => unit,
);

test('a value in the own unit of its analyte is itself, however the unit is spelled', () => {
  fc.assert(
    fc.property(ANALYTE, AMOUNT, SPELLING, (analyte, amount, spelled) => {
      expect(inOwnUnit(analyte, amount, spelled(analyte.unit))).toBe(amount);
    }),
  );
});

test('a conversion keeps the order of two values', () => {
  const other = fc.constantFrom('mmol/L', 'mg/dL', 'g/L', 'ng/mL', 'pmol/L', 'mil/mm³', 'µmol/L', 'nmol/L');
  fc.assert(
    fc.property(ANALYTE, AMOUNT, AMOUNT, other, (analyte, one, second, unit) => {
      const [low, high] = [Math.min(one, second), Math.max(one, second)].map((amount) =>
        inOwnUnit(analyte, amount, unit),
      );
      expect(low === null).toBe(high === null);
      if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high!);
    }),
  );
});

test.each(MEASURED.map(({ key, unit }) => [key, unit]))(
  'the unit of %s, %s, is read behind a value',
  (_, unit) => {
    expect(isUnit(unit)).toBe(true);
    expect(unitAt(`${unit} 70 a 99`)?.unit).toBe(unit);
    expect(plainUnit(foldUnit(unit))).toBe(plainUnit(unit));
  },
);
