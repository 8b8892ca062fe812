import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../decimal.ts';
import { flagOf, parseRange } from './range.ts';

const LIMIT = fc.integer({ min: 0, max: 999_999 }).map((digits) => digits / 100);
const BETWEEN = fc.constantFrom(' a ', ' - ', '-', ' até ', ' A ');
const UNIT = fc.constantFrom('', ' mg/dL', ' %', ' /mm³', ' µUI/mL');
const LABEL = fc.constantFrom('', 'Normal: ', 'Homens: ', 'VR: ');

test('limits are read back in whatever way they are joined', () => {
  fc.assert(
    fc.property(LIMIT, LIMIT, BETWEEN, UNIT, LABEL, (one, other, join, unit, label) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const text = `${label}${decimal(low)}${join}${decimal(high)}${unit}`;
      expect(parseRange(text)).toMatchObject({ low, high });
    }),
  );
});

test('a value has exactly one flag, and it follows from its limits', () => {
  fc.assert(
    fc.property(LIMIT, LIMIT, LIMIT, (one, other, value) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const range = parseRange(`${decimal(low)} a ${decimal(high)}`);
      const flag = flagOf({ value: decimal(value), valueNumber: value, comparator: null }, range);
      expect(flag).toBe(value < low ? 'low' : value > high ? 'high' : 'normal');
    }),
  );
});
