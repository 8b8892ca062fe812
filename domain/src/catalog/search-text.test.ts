import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test.each([
  [['Ômega 3'], 'omega 3'],
  [['Vitamina D', 'Mantecorp'], 'vitamina d mantecorp'],
  [['  Ácido   fólico ', null, undefined, ''], 'acido folico'],
  [['ÇÃO'], 'cao'],
])('%j is searched as "%s"', (parts, expected) => {
  expect(searchText(...parts)).toBe(expected);
});
