import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking } from './asking.ts';
import { SLOW_MS } from './slow.ts';
import { whenIdle } from './when-idle.ts';

const idleSoon = (work: () => void) => setTimeout(work, 1);
/** As a busy page has it: the callback comes at its time-out, or never. */
const idleNever = (work: () => void, { timeout = Infinity }: IdleRequestOptions = {}) =>
  timeout === Infinity ? 0 : setTimeout(work, timeout);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', idleSoon);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that asks for its data is not idle, and one whose data is late is not waited for', async () => {
  const work = vi.fn<() => void>();
  const answer = Promise.withResolvers<void>();
  const answered = asking(() => answer.promise);
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).not.toHaveBeenCalled();
  answer.resolve();
  await answered;
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledOnce();

  const never = Promise.withResolvers<void>();
  const late = asking(() => never.promise);
  const other = vi.fn<() => void>();
  whenIdle(other);
  await vi.advanceTimersByTimeAsync(5300);
  expect(other).toHaveBeenCalledOnce();
  never.resolve();
  await late;
});

test('taken back while it waits, nothing is done', async () => {
  const work = vi.fn<() => void>();
  const answer = Promise.withResolvers<void>();
  const answered = asking(() => answer.promise);
  const forget = whenIdle(work);
  await vi.advanceTimersByTimeAsync(50);
  forget();
  answer.resolve();
  await answered;
  await vi.advanceTimersByTimeAsync(6000);
  expect(work).not.toHaveBeenCalled();
});

test('a page that is never idle does it at the latest when its data would not be waited for either', async () => {
  vi.stubGlobal('requestIdleCallback', idleNever);
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});
