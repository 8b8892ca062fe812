import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedQuantity } from './limits.ts';

test.each([
  ['supplement', 0.1, true],
  ['supplement', 0.1 + 0.2, true],
  ['supplement', 1, true],
  ['supplement', 250, true],
  ['supplement', 0.05, false],
  ['supplement', 0.15, false],
  ['supplement', 0, false],
  ['supplement', -0.1, false],
  ['medication', 0.5, true],
  ['medication', 1, true],
  ['medication', 1.5, true],
  ['medication', 10, true],
  ['medication', 0.1 * 15, true],
  ['medication', 0.1, false],
  ['medication', 0.7, false],
  ['medication', 10.5, false],
  ['medication', 0, false],
  ['medication', -1, false],
  ['supplement', Number.NaN, false],
  ['supplement', Number.POSITIVE_INFINITY, false],
] as const)('of a %s one may take %s: %s', (kind, quantity, allowed) => {
  expect(isAllowedQuantity(kind, quantity)).toBe(allowed);
});

test('every step is allowed, whatever floats make of it, and nothing between', () => {
  assert(
    property(integer({ min: 1, max: 100_000 }), (steps) => {
      expect(isAllowedQuantity('supplement', steps * 0.1)).toBe(true);
      expect(isAllowedQuantity('supplement', steps / 10)).toBe(true);
      expect(isAllowedQuantity('supplement', steps / 10 + 0.01)).toBe(false);
      expect(isAllowedQuantity('medication', steps * 0.5)).toBe(steps <= 20);
    }),
  );
});
