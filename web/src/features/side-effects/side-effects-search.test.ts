import { expect, test } from 'vitest';
import { readSideEffectsSearch } from './side-effects-search.ts';

const NOTHING = {
  opened: null,
  item: null,
  type: null,
  name: null,
  intensity: null,
  period: null,
  tips: null,
};

test.each([
  [{}, {}],
  [{ open: 'new' }, { opened: 'new' }],
  [{ open: 'signs' }, { opened: 'signs' }],
  [{ open: 'details' }, {}],
  [
    { open: 'edit', item: 'a' },
    { opened: 'edit', item: 'a' },
  ],
  [
    { type: 'nausea', intensity: 4, period: 30 },
    { type: 'nausea', intensity: '4', period: '30' },
  ],
  [{ type: 'joy', intensity: 1, period: 31, tips: 'x' }, {}],
  [
    { type: 'other', name: ' Soluço ' },
    { type: 'other', name: 'Soluço' },
  ],
  [
    { type: 'other', name: 7 },
    { type: 'other', name: '7' },
  ],
  [{ type: 'other', name: 'x'.repeat(81) }, { type: 'other' }],
  [{ type: 'nausea', name: 'Soluço' }, { type: 'nausea' }],
  [{ tips: 'nausea' }, { tips: 'nausea' }],
])('%j is read as %j', (search, expected) => {
  expect(readSideEffectsSearch(search)).toEqual({ ...NOTHING, ...expected });
});
