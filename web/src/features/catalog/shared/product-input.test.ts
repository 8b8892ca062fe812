import { ProductInput } from '@leveza/contract/catalog/catalog.ts';
import { SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { describe, expect, test } from 'vitest';
import { FOUND, OMEGA } from '../../../testing/products.ts';
import { categoryOptions, mainCategoryOf } from './categories.ts';
import { inputByHand, inputForVariation, inputFromFind } from './product-input.ts';

const MINE = { name: 'Ômega', brand: null, dosage: '1 g', boxQuantity: 90 };

describe('a find', () => {
  test('keeps all it knows', () => {
    const input = ProductInput.parse(inputFromFind({ ...FOUND, ean: '7896004703398' }, 'supplement'));
    expect(input).toMatchObject({
      name: FOUND.name,
      brand: 'Addera',
      mainCategory: 'VITAMINS_MINERALS',
      subCategory: 'VITAMINS',
      form: 'CAPSULE',
      boxQuantity: 30,
      unitType: 'capsules',
      recommendedDose: '1 cápsula ao dia',
      benefits: ['ossos'],
      searchTerms: [FOUND.name, 'Addera', 'Colecalciferol'],
      ean: '7896004703398',
    });
  });

  test('too long or with a made-up barcode is still taken', () => {
    const long = 'a'.repeat(5000);
    const wild = { ...FOUND, name: long, dosage: long, description: long, benefits: [long], ean: '123' };
    const input = ProductInput.parse(inputFromFind(wild, 'medication'));
    expect(input).toMatchObject({ mainCategory: 'MEDICATIONS', ean: null });
    expect(input.dosage).toHaveLength(100);
  });
});

test('a product by hand keeps the barcode nobody knew', () => {
  const input = inputByHand(
    { ...MINE, subCategory: 'OMEGA_3', unitType: 'capsules' },
    'supplement',
    '96385074',
  );
  expect(ProductInput.parse(input)).toMatchObject({
    ...MINE,
    mainCategory: 'HEALTH_SUPPLEMENTS',
    ean: '96385074',
  });
});

test('a variation is a copy with other values, and says of what', () => {
  const input = ProductInput.parse(inputForVariation(OMEGA, MINE));
  expect(input).toMatchObject({
    ...MINE,
    activeIngredient: 'Óleo de peixe',
    form: 'CAPSULE',
    isVariationOf: OMEGA.id,
    createdBy: 'user_customization',
  });
  expect(input).not.toHaveProperty('id');
});

test.each(['supplement', 'medication'] as const)(
  'whatever category is offered for a %s, its box stands on that screen',
  (kind) => {
    for (const { value, label } of categoryOptions(kind, null)) {
      const item = { product: null, customName: 'X', customSubCategory: value };
      expect(kindOf({ ...item, customMainCategory: mainCategoryOf(kind, value) }), label).toBe(kind);
    }
    expect(mainCategoryOf('supplement', null)).toBe('SUPPLEMENTS');
  },
);

test('a category nobody would offer is kept where a product has it', () => {
  expect(categoryOptions('supplement', 'GLP1')[0]).toEqual({ value: 'GLP1', label: 'GLP-1' });
  for (const category of SUB_CATEGORIES) {
    expect(categoryOptions('medication', category).filter(({ value }) => value === category)).toHaveLength(1);
  }
});
