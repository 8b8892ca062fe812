import { expect, test } from 'vitest';
import { readApplicationsSearch } from './applications-search.ts';

const NOTHING = { opened: null, item: null, at: null, day: null };
const AT = '2026-11-15T11:00:00.000Z';

test.each([
  [{}, {}],
  [{ open: 'new' }, { opened: 'new' }],
  [
    { open: 'new', at: AT },
    { opened: 'new', at: AT },
  ],
  [{ open: 'new', at: 'ontem' }, { opened: 'new' }],
  [{ open: 'edit' }, {}],
  [
    { open: 'edit', item: 'a' },
    { opened: 'edit', item: 'a' },
  ],
  [{ open: 'skip' }, {}],
  [{ open: 'other' }, {}],
  [{ day: '2026-11-14' }, { day: '2026-11-14' }],
  [{ day: '2026-02-30' }, {}],
])('%j is read as %j', (search, expected) => {
  expect(readApplicationsSearch(search)).toEqual({ ...NOTHING, ...expected });
});
