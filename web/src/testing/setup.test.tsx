import { expect, onTestFinished, test, vi } from 'vitest';
import { SLOW_MS } from '../lib/slow.ts';
import { tellWhenSlow, toastQueue } from '../ui/toast.ts';

test('a record that hangs is told of after five seconds', () => {
  vi.useFakeTimers();
  tellWhenSlow();
  expect(toastQueue.visibleToasts).toEqual([]);
});

test('but not in the next test, whose messages it would put away', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(SLOW_MS);
  expect(toastQueue.visibleToasts).toEqual([]);
});
