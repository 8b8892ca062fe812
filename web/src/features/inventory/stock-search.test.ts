import { expect, test } from 'vitest';
import { readStockSearch } from './stock-search.ts';

const NOTHING = { text: '', sort: 'status', isFavouritesFirst: false, opened: null, isFromDetails: false };

test.each([
  [{}, {}],
  [{ q: 'ômega' }, { text: 'ômega' }],
  [{ q: 3 }, { text: '3' }],
  [{ q: ['a'] }, {}],
  [{ sort: 'price' }, { sort: 'price' }],
  [{ sort: 'colour' }, {}],
  [{ fav: 1 }, { isFavouritesFirst: true }],
  [{ fav: 'yes' }, {}],
  [{ item: 'a', open: 'details' }, { opened: { id: 'a', dialog: 'details' } }],
  [
    { item: 'a', open: 'edit', from: 'details' },
    { opened: { id: 'a', dialog: 'edit' }, isFromDetails: true },
  ],
  [{ item: 'a', open: 'other' }, {}],
  [{ open: 'details' }, {}],
])('%j is read as %j', (search, expected) => {
  expect(readStockSearch(search)).toEqual({ ...NOTHING, ...expected });
});
