import { expect, test } from 'vitest';
import { doseQuantityRefusal } from './dose-quantity.ts';

const TABLET = { medicationType: 'oral_medication', dosageForm: 'tablet', quantityPerDose: 1 } as const;

test.each([
  ['half a tablet', TABLET, 0.5, null],
  ['0.3 of a tablet', TABLET, 0.3, 'De 0,5 a 10, de 0,5 em 0,5.'],
  ['99 tablets', TABLET, 99, 'De 0,5 a 10, de 0,5 em 0,5.'],
  ['a quarter, as planned', { ...TABLET, quantityPerDose: 0.25 }, 0.25, null],
  ['7.5 ml of a syrup', { ...TABLET, dosageForm: 'syrup' }, 7.5, null],
  ['0.3 of a vitamin', { ...TABLET, medicationType: 'vitamin' }, 0.3, null],
] as const)('%s', (_, plan, quantity, refusal) => {
  expect(doseQuantityRefusal(plan, quantity)).toBe(refusal);
});

test('the unit of a box counts before the form', () => {
  expect(doseQuantityRefusal(TABLET, 20, 'drops')).toBeNull();
  expect(doseQuantityRefusal(TABLET, 0.3, 'tubes')).toBeNull();
});
