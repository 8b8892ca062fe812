import { expect, test } from 'vitest';
import { UNIT_TYPES, unitLabel } from './units.ts';

test.each([
  ['tablets', 'comprimidos', 'comprimido'],
  ['capsules', 'cápsulas', 'cápsula'],
  ['ml', 'ml', 'ml'],
  ['drops', 'gotas', 'gota'],
  ['sachets', 'sachês', 'sachê'],
  ['doses', 'doses', 'dose'],
  ['ampoules', 'ampolas', 'ampola'],
  ['grams', 'gramas', 'grama'],
  ['tubes', 'bisnagas', 'bisnaga'],
  ['bottles', 'frascos', 'frasco'],
] as const)('%s are %s, and one is a %s', (unit, many, one) => {
  expect(unitLabel(unit, 'medication')).toBe(many);
  expect(unitLabel(unit, 'medication', 30)).toBe(many);
  expect(unitLabel(unit, 'medication', 0)).toBe(many);
  expect(unitLabel(unit, 'medication', 1)).toBe(one);
  expect(unitLabel(unit, 'medication', 1.5)).toBe(one);
});

test('only drops have another word among supplements', () => {
  expect(unitLabel('drops', 'supplement')).toBe('ml');
  expect(unitLabel('drops', 'supplement', 1)).toBe('ml');
  const others = UNIT_TYPES.filter((unit) => unit !== 'drops');
  expect(others.map((unit) => unitLabel(unit, 'supplement'))).toEqual(
    others.map((unit) => unitLabel(unit, 'medication')),
  );
});
