import { expect, test } from 'vitest';
import { UNIT_TYPES } from './units.ts';
import { MAIN_CATEGORIES, PRODUCT_FORMS, SUB_CATEGORIES } from './categories.ts';
import { categoryBadge, categoryLabel, formLabel, unitTypeFor } from './labels.ts';

test.each([
  ['NUTRITIONAL', 'Nutricional'],
  ['SPORTS', 'Esportivo'],
  ['VITAMINS', 'Vitamina'],
  ['MINERALS', 'Mineral'],
  ['SUPPLEMENTS', 'Suplemento'],
  ['DIABETES', 'Diabetes'],
  ['GLP1', 'GLP-1'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ['constructor', 'constructor'],
])('the badge of %s is %s', (category, badge) => {
  expect(categoryBadge(category)).toBe(badge);
});

test.each([
  ...MAIN_CATEGORIES,
  ...SUB_CATEGORIES,
  ...PRODUCT_FORMS,
  ...UNIT_TYPES.map((unit) => unit.toUpperCase()),
])('a patient never reads %s', (value) => {
  expect(categoryBadge(value) === value ? formLabel(value) : categoryBadge(value)).not.toMatch(
    /_|^[A-Z]{2,}$/,
  );
});

test.each([
  ['VITAMINS', 'VITAMINS_MINERALS', 'Vitamina'],
  [null, 'SPORTS_NUTRITION', 'Nutrição esportiva'],
  [null, null, null],
])('of %s and %s the chip says %s', (sub, main, label) => {
  expect(categoryLabel(sub, main)).toBe(label);
});

test.each([
  ['TABLET', 'Comprimido'],
  ['CAPSULE', 'Cápsula'],
  ['LIQUID', 'Líquido'],
  ['INJECTION', 'Injeção'],
  ['DROPS', 'Gotas'],
  ['POWDER', 'Pó'],
  ['SYRUP', 'Xarope'],
  ['PEN', 'Caneta'],
  ['TABLETS', 'Comprimido'],
  ['BOTTLES', 'Frasco'],
  ['SPRAY', 'SPRAY'],
])('the form %s is %s', (form, label) => {
  expect(formLabel(form)).toBe(label);
});

test.each([
  ['TABLET', 'tablets'],
  ['CAPSULE', 'capsules'],
  ['SYRUP', 'ml'],
  ['DROPS', 'drops'],
  ['INJECTION', 'ampoules'],
  ['PEN', 'doses'],
  [null, 'capsules'],
] as const)('a product of form %s is counted in %s', (form, unit) => {
  expect(unitTypeFor(form)).toBe(unit);
});
