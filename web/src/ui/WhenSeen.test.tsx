import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_MS } from '../lib/slow.ts';
import { WhenSeen } from './WhenSeen.tsx';

let idle: (() => void) | undefined;
let watched: ((places: { isIntersecting: boolean }[]) => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: typeof watched) {
        watched = look;
      }
      observe() {}
      disconnect() {
        watched = undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (
  <WhenSeen fallback={<p>Em branco</p>}>
    <p>Seus números</p>
  </WhenSeen>
);

test('it is drawn once its place is in view, and watched no longer', () => {
  render(part);
  expect(screen.getByText('Em branco')).toBeVisible();
  act(() => watched!([{ isIntersecting: false }]));
  expect(screen.queryByText('Seus números')).toBeNull();
  act(() => watched!([{ isIntersecting: true }]));
  expect(screen.getByText('Seus números')).toBeVisible();
  expect(watched).toBeUndefined();
  expect(idle).toBeUndefined();
});

test('out of view it is drawn when nothing else happens', () => {
  // Where this file is a worker's first, the stub of the idle callback would be replaced too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  render(part);
  // Data that is late is not waited for, such as that of another test.
  vi.advanceTimersByTime(SLOW_MS + 1);
  act(() => idle!());
  expect(screen.getByText('Seus números')).toBeVisible();
  expect(watched).toBeUndefined();
});

test('a browser that cannot watch draws it at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(part);
  expect(screen.getByText('Seus números')).toBeVisible();
});
