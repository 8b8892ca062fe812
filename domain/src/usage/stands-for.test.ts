import { expect, test } from 'vitest';
import { isTakenAlike, isTakenAs, standsForBox } from './stands-for.ts';

const held = (name: string, unitType: 'tablets' | 'capsules' | 'ml' = 'tablets', ingredients = '') => ({
  medicine: { name, ingredients },
  unitType,
});

test.each([
  ['its substance, typed', held('paracetamol'), held('Tylenol 750 mg', 'tablets', 'Paracetamol'), true, true],
  ['tablets for capsules', held('Vitamina D3'), held('Vitamina D3', 'capsules'), true, true],
  ['another strength', held('Losartana 100 mg'), held('Losartana 50 mg'), false, false],
  ['another unit', held('Paracetamol', 'ml'), held('Paracetamol 750 mg'), false, false],
  ['another strength of a GLP-1 tablet', held('Rybelsus 14 mg'), held('Rybelsus 7 mg'), false, true],
  ['another substance', held('Dipirona'), held('Paracetamol 750 mg'), false, false],
])('%s', (_, taken, box, standsFor, isTaken) => {
  expect(standsForBox(taken, box)).toBe(standsFor);
  expect(isTakenAs(taken, box)).toBe(isTaken);
});

const product = (
  { productId = 'p1', name = 'Remédio da vó', ingredients = '', strength = '' },
  isFromElsewhere = false,
) => ({
  productId,
  medicine: { name, ingredients, strength },
  unitType: 'tablets' as const,
  isFromElsewhere,
});
const BOX = product({ name: 'Losartana - Caixa 2', ingredients: 'Dipirona', strength: '50 mg' });

test.each([
  ['the product of a box under another name', product({}, true), true],
  ['its name, typed', product({ productId: 'p2', name: 'losartana' }, true), true],
  [
    'its name in another strength',
    product({ productId: 'p2', name: 'losartana', strength: '100 mg' }, true),
    false,
  ],
  ['another product and name', product({ productId: 'p2' }, true), false],
  ['the product in another unit', { ...product({}, true), unitType: 'ml' as const }, false],
  ['another box of the product, named otherwise', product({}), false],
])('from elsewhere: %s', (_, taken, isAlike) => {
  expect(isTakenAlike(taken, BOX)).toBe(isAlike);
  expect(isTakenAlike(BOX, taken)).toBe(isAlike);
});
