import { expect, test } from 'vitest';
import { readPlansSearch } from './search.ts';

const AT = '2026-11-16T11:00:00.000Z';

test.each([
  ['a new plan from a box', { open: 'new', box: 'b' }, { open: 'new', box: 'b' }],
  ['a dose of a plan', { open: 'take', item: 'p', at: AT }, { open: 'take', item: 'p', at: AT }],
  ['a day', { day: '2026-11-03' }, { day: '2026-11-03' }],
  [
    'an edit leads back to the list',
    { open: 'edit', item: 'p', from: 'plans' },
    { open: 'edit', item: 'p', from: 'plans' },
  ],
  ['an edit of no plan opens nothing', { open: 'edit' }, {}],
  ['a skip without a moment opens nothing', { open: 'skip', item: 'p', at: 'ontem' }, { item: 'p' }],
  ['unknown words are dropped', { open: 'x', day: '2026-13-01', from: 'home' }, {}],
])('%s', (_, search, expected) => {
  expect(readPlansSearch(search)).toEqual(expected);
});
