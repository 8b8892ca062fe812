import { expect, test } from 'vitest';
import { typeOfUse } from './type-of-use.ts';

test.each([
  ['Vitamina D', 'VITAMINS_MINERALS', 'VITAMINS', 'vitamin'],
  ['Magnésio', 'VITAMINS_MINERALS', 'MINERALS', 'vitamin'],
  ['Vitamina C', 'SUPPLEMENTS', 'VITAMINS', 'vitamin'],
  ['Dipirona', 'VITAMINS_MINERALS', null, 'medication'],
  ['Whey', 'SPORTS_NUTRITION', 'WHEY_PROTEIN', 'supplement'],
  ['Losartana', 'MEDICATIONS', 'ANTIHYPERTENSIVE', 'medication'],
  ['Ozempic', 'INJECTABLES', 'GLP1', 'medication'],
] as const)('%s of %s %s is a %s', (name, mainCategory, subCategory, expected) => {
  expect(typeOfUse({ name, mainCategory, subCategory })).toBe(expected);
});
