import { expect, test } from 'vitest';
import { criticalLimitText } from './critical-words.ts';

test.each([
  ['potassio', 'abaixo de 2,8 ou acima de 6,2\u00A0mmol/L'],
  ['glicose', 'abaixo de 54 ou acima de 400\u00A0mg/dL'],
  ['triglicerideos', 'acima de 500\u00A0mg/dL'],
  ['fibrinogenio', 'abaixo de 80\u00A0mg/dL'],
  ['inr', 'acima de 5'],
  ['tsh', null],
  [null, null],
])('the critical limits of %s are %j', (key, words) => {
  expect(criticalLimitText(key)).toBe(words);
});
