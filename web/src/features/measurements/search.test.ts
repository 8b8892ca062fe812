import { expect, test } from 'vitest';
import { readMeasurementsSearch } from './search.ts';

test.each([
  [{}, {}],
  [{ open: 'new' }, { open: 'new' }],
  [{ open: 'import' }, { open: 'import' }],
  [
    { open: 'edit', item: 'a' },
    { open: 'edit', item: 'a' },
  ],
  [{ open: 'edit' }, {}],
  [{ open: 'other', item: 3 }, {}],
  [
    { open: 'new', measure: 'glucose' },
    { open: 'new', measure: 'glucose' },
  ],
  [{ open: 'new', measure: 'weight' }, { open: 'new' }],
  [{ period: '30' }, { period: '30' }],
  [{ period: '365' }, { period: '365' }],
  [{ period: 'all' }, { period: 'all' }],
  [{ period: '7' }, {}],
])('%o is read as %o', (search, expected) => {
  expect(readMeasurementsSearch(search)).toEqual(expected);
});
