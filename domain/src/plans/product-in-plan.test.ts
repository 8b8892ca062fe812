import { expect, test } from 'vitest';
import { productInPlan } from './product-in-plan.ts';

const NONE = { mainCategory: null, subCategory: null };

test.each([
  ['a tablet', { ...NONE, kind: 'medication', form: 'TABLET' }, 'oral_medication', 'tablet'],
  ['a vitamin', { ...NONE, kind: 'supplement', form: 'DROPS', subCategory: 'VITAMINS' }, 'vitamin', 'liquid'],
  ['a powder', { ...NONE, kind: 'supplement', form: 'POWDER' }, 'supplement', 'powder'],
  ['a cream', { ...NONE, kind: 'medication', form: 'CREAM', unitType: 'tablets' }, 'oral_medication', null],
  ['sachets of a medicine', { ...NONE, kind: 'medication', form: 'POWDER' }, 'oral_medication', 'powder'],
  [
    'sachets of a mineral',
    { kind: 'supplement', form: 'POWDER', mainCategory: 'VITAMINS_MINERALS', subCategory: 'MINERALS' },
    'vitamin',
    'powder',
  ],
  [
    'sachets by hand',
    { ...NONE, kind: 'medication', form: null, unitType: 'sachets' },
    'oral_medication',
    'powder',
  ],
  [
    'tablets by hand',
    { ...NONE, kind: 'medication', form: null, unitType: 'tablets' },
    'oral_medication',
    'tablet',
  ],
  ['tubes by hand', { ...NONE, kind: 'medication', form: null, unitType: 'tubes' }, 'oral_medication', null],
] as const)('%s', (_, product, medicationType, dosageForm) => {
  expect(productInPlan(product)).toEqual({ medicationType, dosageForm });
});
