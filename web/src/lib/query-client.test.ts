import { Problem } from '@leveza/contract/problem.ts';
import { expect, test } from 'vitest';
import { shouldReadAgain, waitBeforeReading } from './query-client.ts';

test.each([
  [new Problem('offline'), 0, true],
  [new Problem('database-unavailable'), 1, true],
  [new Problem('busy'), 2, false],
  [new Problem('not-found'), 0, false],
  [new Problem('unauthenticated'), 0, false],
  [new Problem('too-many-requests'), 0, false],
  [new Problem('unexpected'), 0, false],
  [new Error('a mistake of ours'), 0, false],
])('%s after %d failures is read again: %s', (error, failures, expected) => {
  expect(shouldReadAgain(failures, error)).toBe(expected);
});

test('the server says how long to wait, within reason', () => {
  expect(waitBeforeReading(0, new Problem('busy', { retryAfterSeconds: 3 }))).toBe(3000);
  expect(waitBeforeReading(0, new Problem('busy', { retryAfterSeconds: 900 }))).toBe(30_000);
  expect(waitBeforeReading(1, new Problem('offline'))).toBe(1000);
});
