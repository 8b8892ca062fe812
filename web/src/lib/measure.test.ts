import { expect, test } from 'vitest';
import { formatBmi, formatHeight, formatWeight, heightScale, weightScale } from './measure.ts';

test.each([
  [92.4, 'kg', '92,4 kg'],
  [92.31, 'kg', '92,3 kg'],
  [100, 'kg', '100 kg'],
  [92.4, 'lb', '203,7 lb'],
  [0, 'kg', '0 kg'],
  [-1.2, 'kg', '-1,2 kg'],
] as const)('%s kg in %s reads %s', (kg, unit, text) => {
  expect(formatWeight(kg, unit)).toBe(text.replace(' ', '\u00A0'));
});

test.each([
  [165, 'cm', '165 cm'],
  [165.5, 'cm', '165,5 cm'],
  [165, 'in', '65 pol'],
] as const)('%s cm in %s reads %s', (cm, unit, text) => {
  expect(formatHeight(cm, unit)).toBe(text.replace(' ', '\u00A0'));
});

test.each([
  [33.9, '33,9'],
  [30, '30,0'],
  [null, '-'],
])('a body mass index of %s reads %s', (index, text) => {
  expect(formatBmi(index)).toBe(text);
});

test('what is typed in pounds or inches is stored in kg and cm and read back as typed', () => {
  const pounds = weightScale('lb');
  expect(pounds.stored(203.5)).toBe(92.31);
  expect(pounds.shown(pounds.stored(203.5))).toBe(203.5);
  const inches = heightScale('in');
  expect(inches.stored(65.5)).toBe(166.37);
  expect(inches.shown(inches.stored(65.5))).toBe(65.5);
});

test('a text that is no number stays none in every unit', () => {
  expect(weightScale('lb').stored(Number.NaN)).toBeNaN();
  expect(weightScale('kg').shown(Number.NaN)).toBeNaN();
});
