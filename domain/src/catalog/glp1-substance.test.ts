import { expect, test } from 'vitest';
import { glp1In, isInjectedGlp1 } from './glp1-substance.ts';

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

test.each([
  ['Ozempic 1 mg', true],
  ['mounjaro15', true],
  ['Semaglutida', true],
  ['Semaglutida manipulada', true],
  ['Rybelsus7', false],
  ['Semaglutida oral 7 mg', false],
  ['Wegovy em comprimidos', false],
  ['Tirzepatida sublingual', false],
  ['SEMAGLUTIDA CÁPSULAS', false],
  ['Paracetamol', false],
])('whether %s is injected: %s', (name, isInjected) => {
  expect(isInjectedGlp1({ name, ingredients: '' })).toBe(isInjected);
});
