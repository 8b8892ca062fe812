import { expect, test } from 'vitest';
import { readMeasurementsSearch } from './measurements-search.ts';

test.each([
  [{}, { opened: null, item: null }],
  [{ open: 'new' }, { opened: 'new', item: null }],
  [{ open: 'import' }, { opened: 'import', item: null }],
  [
    { open: 'edit', item: 'a' },
    { opened: 'edit', item: 'a' },
  ],
  [{ open: 'edit' }, { opened: null, item: null }],
  [
    { open: 'other', item: 3 },
    { opened: null, item: null },
  ],
])('%o opens %o', (search, expected) => {
  expect(readMeasurementsSearch(search)).toEqual(expected);
});
