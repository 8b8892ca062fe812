import { expect, test } from 'vitest';
import { HEIGHT_CM, WEIGHT_KG } from './limits.ts';
import { cmFrom, heightIn, kgFrom, weightIn } from './units.ts';

test.each([
  ['kg', 92.4, 92.4],
  ['kg', 92.41, 92.41],
  ['lb', 92.4, 203.7],
  ['lb', 100, 220.5],
] as const)('in %s, %s kg is %s', (unit, kg, shown) => {
  expect(weightIn(unit, kg)).toBe(shown);
});

test.each([
  ['cm', 165.5, 165.5],
  ['in', 165, 65],
  ['in', 180, 70.9],
] as const)('in %s, %s cm is %s', (unit, cm, shown) => {
  expect(heightIn(unit, cm)).toBe(shown);
});

test('one pound and one inch are what they are by definition', () => {
  expect(kgFrom('lb', 1000)).toBe(453.59);
  expect(cmFrom('in', 100)).toBe(254);
});

test('every weight and height written in another unit comes back as it was written', () => {
  for (let tenths = WEIGHT_KG.min * 10; tenths <= WEIGHT_KG.max * 23; tenths += 1) {
    expect(weightIn('lb', kgFrom('lb', tenths / 10))).toBe(tenths / 10);
  }
  for (let tenths = HEIGHT_CM.min * 3; tenths <= HEIGHT_CM.max * 4; tenths += 1) {
    expect(heightIn('in', cmFrom('in', tenths / 10))).toBe(tenths / 10);
  }
});
