import { expect, test } from 'vitest';
import { isTakenAs, standsForBox } from './stands-for.ts';

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
