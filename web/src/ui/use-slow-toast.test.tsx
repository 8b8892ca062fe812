import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onItsWay } from '../lib/unsent.ts';
import { tellWhenSlow, toastQueue } from './toast.ts';
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

const details = () => toastQueue.visibleToasts.map(({ content }) => content.detail);

test.each([
  ['device', 'Guardado. Seguimos enviando.', 'Está demorando. Seu pedido está guardado neste aparelho.'],
  ['tab', 'Guardado. Seguimos enviando.', 'Está demorando. Seu pedido está guardado nesta aba.'],
  [null, 'Está demorando', 'Seguimos enviando.'],
] as const)('kept in %s, it says %s %s', async (place, title, detail) => {
  const answer = Promise.withResolvers<void>();
  const sent = onItsWay(() => answer.promise, place);
  const end = tellWhenSlow('pedido');
  // It stays until the answer is there.
  act(() => void vi.advanceTimersByTime(60_000));
  expect(titles()).toEqual([title]);
  expect(details()).toEqual([detail]);
  end();
  answer.resolve();
  await sent;
  expect(details()).toEqual([]);
});
