import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const NOW = new Date('2026-11-12T15:00:00.000Z'); // 12:00 in São Paulo

test.each([
  ['2026-11-12T14:59:40.000Z', 'agora'],
  ['2026-11-12T15:00:05.000Z', 'agora'],
  ['2026-11-12T14:55:00.000Z', 'há 5 min'],
  ['2026-11-12T12:00:00.000Z', 'há 3 h'],
  ['2026-11-12T02:30:00.000Z', 'ontem'],
  ['2026-11-11T13:00:00.000Z', 'ontem'],
  ['2026-11-08T13:00:00.000Z', 'há 4 dias'],
  ['2026-11-01T13:00:00.000Z', '01/11/2026'],
])('%s was %s', (instant, words) => {
  expect(formatAgo(instant, NOW)).toBe(words);
});
