import { expect, test } from 'vitest';
import { isNearWord } from './near-words.ts';

test.each([
  ['ozempik', 'Ozempic', true],
  ['Ozempique', 'Ozempic', true],
  ['monjaro', 'Mounjaro', true],
  ['wegovi', 'Wegovy', true],
  ['uegovi', 'Wegovy', true],
  ['trulicit', 'Trulicity', true],
  ['ribelsus', 'Rybelsus', true],
  ['saxsenda', 'Saxenda', true],
  ['ozempic', 'Saxenda', false],
  ['victoza', 'Trulicity', false],
  ['ole', 'Olire', false],
])('%s for %s: %s', (typed, name, isNear) => {
  expect(isNearWord(typed, name)).toBe(isNear);
});
