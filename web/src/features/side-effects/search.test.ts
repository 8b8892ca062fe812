import { expect, test } from 'vitest';
import { readSideEffectsSearch } from './search.ts';

const ID = '0b1d2c3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

test.each([
  [{}, {}],
  [{ open: 'new' }, { open: 'new' }],
  [{ open: 'signs' }, { open: 'signs' }],
  [
    { open: 'signs', sign: 'pancreatitis' },
    { open: 'signs', sign: 'pancreatitis' },
  ],
  [{ open: 'details' }, {}],
  [
    { open: 'edit', item: 'a' },
    { open: 'edit', item: 'a' },
  ],
  [
    { type: 'nausea', intensity: '4', period: '30' },
    { type: 'nausea', intensity: '4', period: '30' },
  ],
  [{ type: ['nausea'], intensity: '1', period: '31' }, {}],
  [
    { type: 'other', own: ID },
    { type: 'other', own: ID },
  ],
  [{ type: 'other', own: 'Soluço' }, { type: 'other' }],
  [{ type: 'nausea', own: ID }, { type: 'nausea' }],
])('%j is read as %j', (search, expected) => {
  expect(readSideEffectsSearch(search)).toEqual(expected);
});
