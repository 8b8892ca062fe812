import { expect, test } from 'vitest';
import { readHistorySearch } from './use-history-view.ts';

const NOTHING = { text: '', type: 'all', status: 'all', opened: null, boxId: null };

test.each([
  [{}, {}],
  [{ q: 12 }, { text: '12' }],
  [
    { type: 'vitamin', status: 'taken' },
    { type: 'vitamin', status: 'taken' },
  ],
  [{ type: 'pen', status: 'missed' }, {}],
  [{ open: 'pick' }, { opened: 'pick' }],
  [{ open: 'use' }, {}],
  [
    { open: 'use', item: 'a' },
    { opened: 'use', boxId: 'a' },
  ],
])('%j is read as %j', (search, expected) => {
  expect(readHistorySearch(search)).toEqual({ ...NOTHING, ...expected });
});
