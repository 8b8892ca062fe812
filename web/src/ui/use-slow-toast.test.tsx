import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastQueue } from './toast.ts';
import { useSlowToast } from './use-slow-toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);

test('a record of one tap says after five seconds that it is on its way, until it has arrived', () => {
  const { rerender } = renderHook(({ isPending }) => useSlowToast(isPending), {
    initialProps: { isPending: true },
  });
  act(() => void vi.advanceTimersByTime(4900));
  expect(titles()).toEqual([]);
  act(() => void vi.advanceTimersByTime(200));
  expect(titles()).toEqual(['Está demorando']);
  rerender({ isPending: false });
  expect(titles()).toEqual([]);
});
