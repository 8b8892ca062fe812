import { expect, test } from 'vitest';
import { nameWithStrength } from './name-with-strength.ts';

test.each([
  ['Rybelsus', '7 mg', 'Rybelsus 7 mg'],
  ['Rybelsus 7 mg', '7 mg', 'Rybelsus 7 mg'],
  ['Losartana 150 mg', '50 mg', 'Losartana 150 mg 50 mg'],
  ['Losartana', null, 'Losartana'],
  ['Losartana', '', 'Losartana'],
])('%s of %s is %s', (name, strength, whole) => {
  expect(nameWithStrength(name, strength)).toBe(whole);
});
