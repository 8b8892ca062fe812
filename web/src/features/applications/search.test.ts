import { expect, test } from 'vitest';
import { readApplicationsSearch } from './search.ts';

const AT = '2026-11-15T11:00:00.000Z';

test.each([
  [{}, {}],
  [{ open: 'new' }, { open: 'new' }],
  [
    { open: 'new', at: AT },
    { open: 'new', at: AT },
  ],
  [{ open: 'new', at: 'ontem' }, { open: 'new' }],
  [{ open: 'edit' }, {}],
  [
    { open: 'edit', item: 'a' },
    { open: 'edit', item: 'a' },
  ],
  [{ open: 'skip' }, {}],
  [{ open: 'other' }, {}],
  [{ tab: 'history' }, { tab: 'history' }],
  [{ tab: 'now' }, {}],
  [{ day: '2026-11-14' }, { day: '2026-11-14' }],
  [{ day: '2026-02-30' }, {}],
])('%j is read as %j', (search, expected) => {
  expect(readApplicationsSearch(search)).toEqual(expected);
});
