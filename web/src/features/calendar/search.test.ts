import { expect, test } from 'vitest';
import { readCalendarSearch } from './search.ts';

test.each([
  ['a day of the agenda', { view: 'agenda', day: '2026-11-03' }, { view: 'agenda', day: '2026-11-03' }],
  ['an appointment', { open: 'details', item: 'a' }, { open: 'details', item: 'a' }],
  [
    'an application',
    { open: 'apply', at: '2026-11-16T11:00:00.000Z' },
    { open: 'apply', at: '2026-11-16T11:00:00.000Z' },
  ],
  ['an edit of no appointment opens nothing', { open: 'edit' }, {}],
  ['unknown words are dropped', { open: 'x', view: 'week', day: '2026-13-01', at: 'ontem' }, {}],
])('%s', (_, search, expected) => {
  expect(readCalendarSearch(search)).toEqual(expected);
});
