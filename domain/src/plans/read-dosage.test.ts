import { expect, test } from 'vitest';
import { doseOfBox, readDosage } from './read-dosage.ts';

test.each([
  ['50 mg', { dose: 50, doseUnit: 'mg' }],
  ['2.000 UI', { dose: 2000, doseUnit: 'UI' }],
  ['50.000 ui', { dose: 50_000, doseUnit: 'UI' }],
  ['0,25mg', { dose: 0.25, doseUnit: 'mg' }],
  ['0.125 mg', { dose: 0.125, doseUnit: 'mg' }],
  ['1.5 g', { dose: 1.5, doseUnit: 'g' }],
  ['100 µg', { dose: 100, doseUnit: 'mcg' }],
  ['1 cápsula', { dose: 1, doseUnit: 'cápsulas' }],
  ['50 mg + 12,5 mg', null],
  ['500 mg/ml', null],
  ['1.2.3 mg', null],
  ['mg', null],
  ['', null],
  [null, null],
] as const)('%s is %j', (text, expected) => {
  expect(readDosage(text)).toEqual(expected);
});

test.each([
  ['2.000 UI', 'capsules', 1, { dose: 2000, doseUnit: 'UI' }],
  ['50 mg + 12,5 mg', 'tablets', 2, { dose: 2, doseUnit: 'comprimidos' }],
  ['250 g', 'grams', 3, { dose: 3, doseUnit: 'g' }],
  [null, 'tubes', 1, { dose: 1, doseUnit: 'doses' }],
] as const)('a box of %j in %s, %i at once', (dosage, unitType, unitsPerDose, dose) => {
  expect(doseOfBox({ dosage, unitType, unitsPerDose })).toEqual(dose);
});
