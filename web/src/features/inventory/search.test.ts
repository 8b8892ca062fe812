import { expect, test } from 'vitest';
import { readStockSearch } from './search.ts';

test.each([
  [{}, {}],
  [{ q: 'ômega' }, { q: 'ômega' }],
  [{ q: ['a'] }, {}],
  [{ sort: 'price' }, { sort: 'price' }],
  [{ sort: 'colour' }, {}],
  [{ fav: '1' }, { fav: '1' }],
  [{ fav: 'yes' }, {}],
  [
    { item: 'a', open: 'details' },
    { item: 'a', open: 'details' },
  ],
  [
    { item: 'a', open: 'details', from: 'details' },
    { item: 'a', open: 'details' },
  ],
  [
    { item: 'a', open: 'edit', from: 'details' },
    { item: 'a', open: 'edit', from: 'details' },
  ],
  [{ item: 'a', open: 'other' }, { item: 'a' }],
  [{ open: 'details' }, {}],
  [{ add: '1' }, { add: '1' }],
  [{ add: 'form-2' }, { add: 'form-2' }],
  [{ add: 'constructor' }, {}],
  [{ add: ['select'] }, {}],
])('%j is read as %j', (search, expected) => {
  expect(readStockSearch(search)).toEqual(expected);
});
