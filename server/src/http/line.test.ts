import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { within } from './deadline.ts';
import { line } from './line.ts';

const slow = (ms: number) => () =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, ms, 'done');
  });

test('works on some at once, lets others wait in order and turns away what is beyond', async () => {
  const inTurns = line({ atOnce: 2, waiting: 3 });
  const done: number[] = [];
  let [active, most] = [0, 0];
  const work = (n: number) => async () => {
    most = Math.max(most, (active += 1));
    await pause(5);
    active -= 1;
    done.push(n);
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => inTurns(work(n))));
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), 'rejected']);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'busy' } });
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('a failure leaves its place to the next', async () => {
  const inTurns = line({ atOnce: 1, waiting: 1 });
  const failing = inTurns(() => Promise.reject(new Error('no')));
  const next = inTurns(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('waiting for a turn does not count against the deadline of a request, working does', async () => {
  vi.useFakeTimers();
  try {
    const inTurns = line({ atOnce: 1, waiting: 1 });
    const first = inTurns(slow(20_000));
    const second = within(() => inTurns(slow(4000)));
    const third = within(slow(6000)).catch((error: { code: string }) => error.code);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await Promise.all([first, second, third])).toEqual(['done', 'done', 'busy']);
  } finally {
    vi.useRealTimers();
  }
});
