import { expect, test } from 'vitest';
import { readMeasurementsSearch } from './measurements-search.ts';

const NOTHING = { opened: null, item: null, measure: null, period: '90' };

test.each([
  [{}, {}],
  [{ open: 'new' }, { opened: 'new' }],
  [{ open: 'import' }, { opened: 'import' }],
  [
    { open: 'edit', item: 'a' },
    { opened: 'edit', item: 'a' },
  ],
  [{ open: 'edit' }, {}],
  [{ open: 'other', item: 3 }, {}],
  [
    { open: 'new', measure: 'glucose' },
    { opened: 'new', measure: 'glucose' },
  ],
  [{ open: 'new', measure: 'weight' }, { opened: 'new' }],
  [{ period: '30' }, { period: '30' }],
  [{ period: 365 }, { period: '365' }],
  [{ period: 'all' }, { period: 'all' }],
  [{ period: '7' }, {}],
])('%o opens %o', (search, expected) => {
  expect(readMeasurementsSearch(search)).toEqual({ ...NOTHING, ...expected });
});
