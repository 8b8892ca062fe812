import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './address.ts';

test.each([
  ['', {}],
  ['?q=12&add=1', { q: '12', add: '1' }],
  ['?q=%C3%B4mega+3', { q: 'ômega 3' }],
  ['?open=true&item=null', { open: 'true', item: 'null' }],
  ['?period=%2230%22', { period: '30' }],
  ['?q=%22forte%22', { q: '"forte"' }],
  ['?day=1&day=2', { day: '2' }],
])('%s says %j', (text, words) => {
  expect(parseSearch(text)).toEqual(words);
});

test.each([
  [{}, ''],
  [{ open: undefined, q: '' }, ''],
  [{ add: '1', q: 'ômega 3' }, '?add=1&q=%C3%B4mega+3'],
  [{ at: '2026-11-15T11:00:00.000Z' }, '?at=2026-11-15T11%3A00%3A00.000Z'],
])('%j is written as %s', (words, text) => {
  expect(stringifySearch(words)).toBe(text);
});
