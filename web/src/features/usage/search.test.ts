import { expect, test } from 'vitest';
import { readUsageSearch } from './search.ts';

test.each([
  [{}, {}],
  [{ q: '12' }, { q: '12' }],
  [
    { type: 'vitamin', status: 'taken' },
    { type: 'vitamin', status: 'taken' },
  ],
  [{ status: 'missed' }, { status: 'missed' }],
  [{ type: 'pen', status: 'lost' }, {}],
  [{ open: 'pick' }, { open: 'pick' }],
  [{ open: 'use' }, {}],
  [
    { open: 'use', item: 'a' },
    { open: 'use', item: 'a' },
  ],
])('%j is read as %j', (search, expected) => {
  expect(readUsageSearch(search)).toEqual(expected);
});
