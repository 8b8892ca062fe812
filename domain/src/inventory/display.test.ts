import { expect, test } from 'vitest';
import { displayOf } from './display.ts';

const vitaminD = {
  product: {
    name: 'Addera D3 1.000 UI',
    brand: 'Mantecorp',
    mainCategory: 'VITAMINS_MINERALS',
    subCategory: 'VITAMINS',
    form: 'TABLET',
    dosage: '1.000 UI',
  },
  customName: null,
  customBrand: null,
  customMainCategory: null,
  customSubCategory: null,
  customDosage: null,
  customForm: null,
  currentQuantity: 12,
  boxQuantity: 60,
  unitType: 'tablets' as const,
  purchaseDate: '2026-11-01',
  expiryDate: '2027-10-31',
  openedDate: '2026-11-02T15:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  purchasePrice: '42.90',
  dailyDose: null,
  frequencyTimes: null,
  frequencyPer: null,
  instructions: null,
  isFavorite: false,
};

test('a box of a catalogue product', () => {
  expect(displayOf(vitaminD, 'supplement')).toEqual({
    name: 'Addera D3 1.000 UI',
    brand: 'Mantecorp',
    dosage: '1.000 UI',
    mainCategory: 'VITAMINS_MINERALS',
    subCategory: 'VITAMINS',
    category: 'Vitamina',
    productForm: 'TABLET',
    frequency: 'Frequência não informada',
    dailyDoses: 1,
    startDate: '2026-11-01',
    purchaseDate: '2026-11-01',
    expiryDate: '2027-10-31',
    openedDate: '2026-11-02',
    isOpened: true,
    totalQuantity: 60,
    remainingQuantity: 12,
    quantityUnit: 'comprimidos',
    pricePaid: 42.9,
    purpose: 'Suplementação',
    isFavorite: false,
  });
});

test('the patient’s own values go before the product’s', () => {
  const own = {
    ...vitaminD,
    customName: 'Minha vitamina',
    customBrand: 'Manipulada',
    customMainCategory: 'SUPPLEMENTS',
    customSubCategory: 'FUNCTIONAL',
    customDosage: '2.000 UI',
    customForm: 'CAPSULES',
  };
  expect(displayOf(own, 'supplement')).toMatchObject({
    name: 'Minha vitamina',
    brand: 'Manipulada',
    mainCategory: 'SUPPLEMENTS',
    subCategory: 'FUNCTIONAL',
    category: 'Funcional',
    dosage: '2.000 UI',
    productForm: 'CAPSULES',
  });
});

test.each([
  ['supplement', 'Produto sem nome', 'Suplementação', 'ml'],
  ['medication', 'Nome indisponível', '', 'gotas'],
] as const)('a %s of which nothing is known is "%s"', (kind, name, purpose, quantityUnit) => {
  const unknown = {
    ...vitaminD,
    product: null,
    customName: '  ',
    boxQuantity: null,
    unitType: 'drops' as const,
    purchaseDate: null,
    expiryDate: null,
    openedDate: null,
    purchasePrice: null,
  };
  expect(displayOf(unknown, kind)).toMatchObject({
    name,
    brand: null,
    category: null,
    frequency: 'Frequência não informada',
    dailyDoses: 1,
    startDate: '2026-11-01',
    purchaseDate: null,
    openedDate: null,
    isOpened: false,
    totalQuantity: 30,
    quantityUnit,
    pricePaid: null,
    purpose,
  });
});

test.each([
  ['a box of size 0', { boxQuantity: 0 }, { totalQuantity: 30 }],
  ['instructions', { instructions: 'Com o almoço' }, { purpose: 'Com o almoço' }],
  [
    'two a day',
    { frequencyTimes: 2, frequencyPer: 'day' as const },
    { frequency: '2x ao dia', dailyDoses: 2 },
  ],
  [
    'one a week',
    { frequencyTimes: 1, frequencyPer: 'week' as const },
    { frequency: '1x por semana', dailyDoses: 1 },
  ],
  ['half a frequency', { frequencyTimes: 2 }, { frequency: 'Frequência não informada', dailyDoses: 1 }],
  ['when it is needed', { frequencyPer: 'as-needed' as const }, { frequency: 'Se precisar', dailyDoses: 1 }],
  ['words for the dose', { dailyDose: '1 pela manhã' }, { frequency: '1 pela manhã' }],
  ['a price with a comma', { purchasePrice: '42,90' }, { pricePaid: 42.9 }],
  ['a free box', { purchasePrice: '0' }, { pricePaid: 0 }],
  ['no price', { purchasePrice: ' ' }, { pricePaid: null }],
  ['a price in words', { purchasePrice: 'caro' }, { pricePaid: null }],
])('%s', (_, change, expected) => {
  expect(displayOf({ ...vitaminD, ...change }, 'supplement')).toMatchObject(expected);
});

test('an instant is the day it was where the patient lives', () => {
  const late = {
    ...vitaminD,
    purchaseDate: null,
    createdAt: '2026-11-02T02:30:00Z',
    openedDate: '2026-11-03T02:30:00Z',
  };
  expect(displayOf(late, 'supplement')).toMatchObject({ startDate: '2026-11-01', openedDate: '2026-11-02' });
  expect(displayOf(late, 'supplement', 'Europe/Lisbon')).toMatchObject({
    startDate: '2026-11-02',
    openedDate: '2026-11-03',
  });
});

test.each([
  ['INJECTION', 'INJECTABLES', 'INSULIN', ''],
  ['PEN', 'INJECTABLES', 'GLP1', ''],
  ['PEN', 'MEDICATIONS', 'GLP1', ''],
  ['LIQUID', 'INJECTABLES', null, 'Com o almoço'],
  ['LIQUID', 'MEDICATIONS', 'GLP1', 'Com o almoço'],
])('%s of %s/%s never claims to be taken once a day', (form, mainCategory, subCategory, purpose) => {
  const pen = {
    ...vitaminD,
    product: { ...vitaminD.product, form, mainCategory, subCategory },
    customForm: 'DOSES',
    instructions: 'Com o almoço',
  };
  expect(displayOf(pen, 'medication')).toMatchObject({ frequency: 'Frequência não informada', purpose });
  const weekly = { ...pen, frequencyTimes: 1, frequencyPer: 'week' as const };
  expect(displayOf(weekly, 'medication').frequency).toBe('1x por semana');
});
