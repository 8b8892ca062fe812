import { expect, test } from 'vitest';
import { readExamsSearch } from './search.ts';

test.each([
  ['hba1c', 'hba1c'],
  ['25(oh)d', '25(oh)d'],
  ['..', undefined],
  ['a'.repeat(61), undefined],
  [7, undefined],
])('an address with the analyte %s opens %s', (analyte, opened) => {
  expect(readExamsSearch({ analyte }).analyte).toBe(opened);
});
