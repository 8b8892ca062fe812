import { expect, test } from 'vitest';
import { readAccountSearch } from './search.ts';

test.each([
  [{}, {}],
  [{ open: 'account' }, { open: 'account' }],
  [
    { open: 'two-factor', from: 'account' },
    { open: 'two-factor', from: 'account' },
  ],
  [{ open: 'delete', from: 'delete' }, { open: 'delete' }],
  [{ open: 'delete', from: '<b>' }, { open: 'delete' }],
  [{ open: 'personal' }, {}],
  [{ open: 'constructor' }, {}],
  [{ open: ['account'] }, {}],
  [{ from: 'account' }, {}],
])('%j opens %j', (search, expected) => {
  expect(readAccountSearch(search)).toEqual(expected);
});
