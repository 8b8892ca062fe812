import { expect, test } from 'vitest';
import { cardOf } from './card.ts';

const losartan = {
  product: {
    name: 'Losartana 50 mg',
    brand: 'Genérico',
    mainCategory: 'MEDICATIONS',
    subCategory: 'ANTIHYPERTENSIVE',
    form: 'TABLET',
    dosage: '50 mg',
  },
  customName: null,
  customBrand: null,
  customMainCategory: null,
  customSubCategory: null,
  customDosage: null,
  customForm: null,
  currentQuantity: 12,
  boxQuantity: 30,
  unitType: 'tablets' as const,
  purchaseDate: '2026-11-01',
  expiryDate: '2027-10-31',
  openedDate: '2026-11-02T15:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  purchasePrice: '15.00',
  dailyDose: null,
  frequencyTimes: 2,
  frequencyPer: 'day' as const,
  unitsPerDose: 1,
  lowStockThreshold: 5,
  daysBeforeExpiryAlert: 30,
  instructions: null,
  isFavorite: false,
};

test('one box, all rules together', () => {
  expect(cardOf(losartan, 'medication', '2026-11-15')).toMatchObject({
    name: 'Losartana 50 mg',
    status: 'open',
    priority: 2,
    badge: 'ABERTO',
    label: 'Aberto',
    level: 'low',
    lastsUntil: '2026-11-20',
    costPerDose: 0.5,
    costPerMonth: 30,
  });
});

test.each([
  ['two of a day’s two tablets left', { currentQuantity: 2 }, { label: 'Crítico', level: 'critical' }],
  ['four left, two a dose', { currentQuantity: 4, unitsPerDose: 2 }, { label: 'Crítico', level: 'critical' }],
  ['past its date', { expiryDate: '2026-11-14' }, { badge: 'VENCIDO', label: 'Vencido' }],
  ['size not known', { boxQuantity: null }, { totalQuantity: 30, costPerDose: null, costPerMonth: null }],
  [
    'frequency not known',
    { frequencyTimes: null },
    { lastsUntil: null, costPerDose: 0.5, costPerMonth: null },
  ],
])('%s', (_, change, expected) => {
  expect(cardOf({ ...losartan, ...change }, 'medication', '2026-11-15')).toMatchObject(expected);
});

test('the level follows all usable boxes of the product', () => {
  const low = { ...losartan, currentQuantity: 2 };
  expect(cardOf(low, 'medication', '2026-11-15', { atHome: 32 })).toMatchObject({
    label: 'Aberto',
    level: 'ok',
  });
});
