import { expect, test } from 'vitest';
import { urlOf } from './url.ts';

test.each([
  ['/notes', {}, {}, '/api/notes'],
  ['/notes/:id', { id: 'a/b c?' }, {}, '/api/notes/a%2Fb%20c%3F'],
  ['/notes/:id/parts/:part', { id: 7, part: 'x' }, { page: 2 }, '/api/notes/7/parts/x?page=2'],
  [
    '/notes',
    {},
    { q: 'maçã & pão', day: undefined, tag: null, isOpen: false },
    '/api/notes?q=ma%C3%A7%C3%A3+%26+p%C3%A3o&isOpen=false',
  ],
  ['/notes', {}, { status: ['ok', 'low'] }, '/api/notes?status=ok&status=low'],
] as const)('%s with %o and %o is %s', (path, params, query, expected) => {
  expect(urlOf({ path }, params, query)).toBe(expected);
});

test('a missing part of the path is a mistake of ours, not an address', () => {
  expect(() => urlOf({ path: '/notes/:id' }, {})).toThrow('/notes/:id needs id');
});
