import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['32 levels', nested(32), false],
  ['33 levels', nested(33), true],
  ['brackets in a text', JSON.stringify(`"\\${'['.repeat(99)}`), false],
  ['a text that ends before its brackets', `"\\\\"${nested(33)}`, true],
  ['many levels beside each other', `[${Array.from({ length: 99 }, () => nested(30)).join(',')}]`, false],
  ['objects', '{"a":'.repeat(40), true],
  ['nothing', '', false],
])('%s', (_, json, expected) => expect(isTooDeep(json)).toBe(expected));
