import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { UNIT_TYPES } from '../catalog/units.ts';
import { isAllowedQuantity, limitsText, quantityLimits } from './limits.ts';

test.each([
  ['supplement', 'capsules', 0.1, true],
  ['supplement', 'capsules', 0.1 + 0.2, true],
  ['supplement', 'tablets', 1, true],
  ['supplement', 'grams', 250, true],
  ['supplement', 'drops', 0.5, true],
  ['supplement', 'ml', 0.05, false],
  ['supplement', 'ml', 0.15, false],
  ['supplement', 'tablets', 0, false],
  ['supplement', 'tablets', -0.1, false],
  ['supplement', 'tablets', Number.NaN, false],
  ['supplement', 'tablets', Number.POSITIVE_INFINITY, false],
  ['medication', 'tablets', 0.3, false],
  ['medication', 'tablets', 0.5, true],
  ['medication', 'tablets', 1, true],
  ['medication', 'capsules', 1.5, true],
  ['medication', 'tablets', 10, true],
  ['medication', 'tablets', 0.1 * 15, true],
  ['medication', 'sachets', 0.1, false],
  ['medication', 'doses', 0.7, false],
  ['medication', 'ampoules', 10.5, false],
  ['medication', 'tablets', 0, false],
  ['medication', 'tablets', -1, false],
  ['medication', 'drops', 20, true],
  ['medication', 'drops', 100, true],
  ['medication', 'drops', 101, false],
  ['medication', 'drops', 0.5, false],
  ['medication', 'drops', 1.5, false],
  ['medication', 'ml', 0.1, true],
  ['medication', 'ml', 7.5, true],
  ['medication', 'ml', 100, true],
  ['medication', 'ml', 100.1, false],
  ['medication', 'ml', 0.25, false],
  ['medication', 'grams', 5.5, true],
  ['medication', 'grams', 101, false],
  ['medication', 'tubes', 0.1, true],
  ['medication', 'bottles', 10.5, false],
] as const)('of a %s in %s one may take %s: %s', (kind, unitType, quantity, allowed) => {
  expect(isAllowedQuantity({ kind, unitType }, quantity)).toBe(allowed);
});

test('every step is allowed, whatever floats make of it, and nothing between', () => {
  assert(
    property(constantFrom(...UNIT_TYPES), integer({ min: 1, max: 100_000 }), (unitType, steps) => {
      const supplement = { kind: 'supplement', unitType } as const;
      expect(isAllowedQuantity(supplement, steps * 0.1)).toBe(true);
      expect(isAllowedQuantity(supplement, steps / 10)).toBe(true);
      expect(isAllowedQuantity(supplement, steps / 10 + 0.01)).toBe(false);
      const medication = { kind: 'medication', unitType } as const;
      const { min, max, step } = quantityLimits(medication);
      const quantity = steps * step;
      expect(isAllowedQuantity(medication, quantity)).toBe(quantity >= min && quantity <= max! + 1e-9);
      expect(isAllowedQuantity(medication, quantity + step / 3)).toBe(false);
    }),
  );
});

test.each([
  ['medication', 'tablets', 'De 0,5 a 10, de 0,5 em 0,5.'],
  ['medication', 'drops', 'De 1 a 100, de 1 em 1.'],
  ['supplement', 'capsules', 'A partir de 0,1, de 0,1 em 0,1.'],
] as const)('the limits of a %s in %s read %s', (kind, unitType, text) => {
  expect(limitsText({ kind, unitType })).toBe(text);
});
