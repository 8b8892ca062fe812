import { Problem } from '@leveza/contract/problem.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, shouldReadAgain, waitBeforeReading } from './query-client.ts';
import { heardFromServer, onShownSince, showingSince, shownSince } from './shown-since.ts';

beforeEach(() => {
  // Node does not say whether it has a connection.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  heardFromServer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('a device without a connection is not read from again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(shouldReadAgain(0, new Problem('offline'))).toBe(false);
});

test('the server says how long to wait, within reason', () => {
  expect(waitBeforeReading(0, new Problem('busy', { retryAfterSeconds: 3 }))).toBe(3000);
  expect(waitBeforeReading(0, new Problem('busy', { retryAfterSeconds: 900 }))).toBe(30_000);
  expect(waitBeforeReading(1, new Problem('offline'))).toBe(1000);
});

test('while the server is away, answers that age are asked for again, and no others', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const asked: string[] = [];
  const watch = (name: string, staleTime: number) =>
    new QueryObserver(client, {
      queryKey: [name],
      staleTime,
      // Keeping needs a browser.
      persister: undefined,
      queryFn: () => {
        asked.push(name);
        return name;
      },
    }).subscribe(() => undefined);
  const stops = [watch('doses', 0), watch('catalogue', Infinity)];
  await vi.advanceTimersByTimeAsync(0);
  showingSince({ isActive: () => true }, Date.now());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['doses', 'catalogue', 'doses']);
  for (const stop of stops) stop();
});

test('a screen that is opened or left while the server is away changes from when the data is', () => {
  const client = createQueryClient();
  const told: (number | null)[] = [];
  onTestFinished(onShownSince(() => told.push(shownSince())));
  const query = client.getQueryCache().build(client, { queryKey: ['exams'] });
  showingSince(query, 1000);
  const leave = new QueryObserver(client, {
    queryKey: ['exams'],
    queryFn: () => new Promise(() => undefined),
    persister: undefined,
  }).subscribe(() => undefined);
  leave();
  expect(told).toEqual([null, 1000, null]);
});
