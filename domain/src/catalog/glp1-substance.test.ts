import { expect, test } from 'vitest';
import { glp1In } from './glp1-substance.ts';

test.each([
  ['Ozempic 1 mg', 'semaglutida'],
  ['Tirzepatida manipulada 2,5 mg', 'tirzepatida'],
  ['mounjaro15', 'tirzepatida'],
  ['Saxenda', 'liraglutida'],
  ['Retatrutide', 'retatrutida'],
  ['Byetta 10 mcg', 'exenatida'],
  ['Minha caneta', null],
  ['Lantus', null],
])('%s is %s', (name, substance) => {
  expect(glp1In({ name, ingredients: '' })).toBe(substance);
});
