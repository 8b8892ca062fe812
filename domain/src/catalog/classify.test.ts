import { assert, constantFrom, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIN_CATEGORIES, SUB_CATEGORIES } from './categories.ts';
import { kindOf } from './classify.ts';

const product = (mainCategory: string, subCategory: string | null = null, name = 'Produto') => ({
  product: { name, mainCategory, subCategory },
});

describe('a box of a catalogue product', () => {
  test.each([
    ['MEDICATIONS', null, 'medication'],
    ['MEDICATIONS', 'GLP1', 'medication'],
    ['MEDICATIONS', 'VITAMINS', 'medication'],
    ['SUPPLEMENTS', 'ORAL', 'medication'],
    ['INJECTABLES', 'DIABETES', 'medication'],
    ['HEALTH_SUPPLEMENTS', 'CARDIOVASCULAR', 'medication'],
    ['SUPPLEMENTS', null, 'supplement'],
    ['VITAMINS_MINERALS', 'MINERALS', 'supplement'],
    ['NUTRITION', 'NUTRITIONAL', 'supplement'],
    ['SPORTS_NUTRITION', 'CREATINE', 'supplement'],
    ['HEALTH_SUPPLEMENTS', 'HORMONAL', 'supplement'],
    ['INJECTABLES', 'INSULIN', 'medication'],
    ['INJECTABLES', 'VACCINE', 'medication'],
    ['INJECTABLES', null, 'medication'],
    ['INJECTABLES', 'VITAMINS', 'supplement'],
    ['INJECTABLES', 'GLP1', null],
  ])('%s, %s: %s', (main, sub, kind) => {
    expect(kindOf(product(main, sub))).toBe(kind);
  });

  test.each([
    'Dorflex',
    'Ibuprofeno 400 mg',
    'PARACETAMOL',
    'Dipirona gotas',
    'Nimesulida',
    'Omeprazol',
    'Novalgina',
    'Aspirina C',
    'Amoxicilina',
    'Azitromicina',
    'Voltaren',
    'Cataflam',
    'Pantoprazol',
    'Losec Mups',
    'Dipiroña',
  ])('%s is a medicine even among the vitamins', (name) => {
    expect(kindOf(product('VITAMINS_MINERALS', 'VITAMINS', name))).toBe('medication');
    expect(kindOf(product('SUPPLEMENTS', null, name))).toBe('supplement');
  });

  test('the words for medicine count only where there is no product', () => {
    expect(kindOf(product('NUTRITION', null, 'Complemento para quem toma remédio'))).toBe('supplement');
  });
});

describe('a box of the patient’s own', () => {
  test.each([
    [{ customMainCategory: 'MEDICATIONS' }, 'medication'],
    [{ customSubCategory: 'ANALGESIC' }, 'medication'],
    [{ customSubCategory: 'ANTIBIOTIC' }, 'medication'],
    [{ customSubCategory: 'ANTI_INFLAMMATORY' }, 'medication'],
    [{ customSubCategory: 'ANTIHYPERTENSIVE' }, 'medication'],
    [{ customSubCategory: 'ANTIDIABETIC' }, 'medication'],
    [{ customSubCategory: 'ANTIVIRAL' }, 'medication'],
    [{ customSubCategory: 'GLP1' }, 'medication'],
    [{ customSubCategory: 'PROBIOTICS' }, 'supplement'],
    [{ customMainCategory: 'SPORTS_NUTRITION' }, 'supplement'],
    [{ customName: 'Meu medicamento' }, 'medication'],
    [{ customName: 'REMEDIO da pressão' }, 'medication'],
    [{ customName: 'Remédio da noite', customMainCategory: 'SUPPLEMENTS' }, 'medication'],
    [{ customName: 'Dipirona' }, 'medication'],
    [{ customName: 'Chá da vovó' }, 'supplement'],
    [{}, 'supplement'],
  ])('%j: %s', (item, kind) => {
    expect(kindOf(item)).toBe(kind);
  });
});

test('what the patient says goes before what the catalogue says', () => {
  expect(kindOf({ ...product('SUPPLEMENTS'), customMainCategory: 'MEDICATIONS' })).toBe('medication');
  expect(kindOf({ ...product('MEDICATIONS'), customMainCategory: 'SUPPLEMENTS' })).toBe('supplement');
  expect(kindOf({ ...product('INJECTABLES', 'GLP1'), customMainCategory: 'MEDICATIONS' })).toBe('medication');
});

test('no box is on neither screen, unless it is a GLP-1 injectable', () => {
  const item = record({
    product: option(
      record({
        name: string(),
        mainCategory: constantFrom(...MAIN_CATEGORIES),
        subCategory: option(constantFrom(...SUB_CATEGORIES)),
      }),
    ),
    customName: option(string()),
    customMainCategory: option(constantFrom(...MAIN_CATEGORIES, 'UNHEARD_OF')),
    customSubCategory: option(constantFrom(...SUB_CATEGORIES, 'UNHEARD_OF')),
  });
  assert(
    property(item, (box) => {
      const main = box.customMainCategory ?? box.product?.mainCategory;
      const sub = box.customSubCategory ?? box.product?.subCategory;
      expect(kindOf(box) === null).toBe(main === 'INJECTABLES' && sub === 'GLP1');
    }),
    { numRuns: 2000 },
  );
});
