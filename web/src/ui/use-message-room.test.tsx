import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountedWindow } from './open-windows.ts';
import { toast, toastQueue } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const READ_MS = 5_100;
const FADED_MS = 400;

function Page({ hasWindow }: { hasWindow: boolean }) {
  useCountedWindow(hasWindow);
  return <ToastRegion />;
}

const room = () => document.documentElement.style.getPropertyValue('--message-room');

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => toastQueue.clear());
  act(() => void vi.advanceTimersByTime(FADED_MS));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function tellAndLetItGo(): Promise<void> {
  act(() => void toast({ title: 'Dose registrada' }));
  await screen.findByText('Dose registrada');
  expect(room()).toMatch(/^\d+px$/);
  act(() => void vi.advanceTimersByTime(READ_MS));
  expect(screen.queryByText('Dose registrada')).toBeNull();
}

test('a window keeps the room of a message until it closes', async () => {
  const { rerender } = render(<Page hasWindow />);
  await tellAndLetItGo();
  act(() => void vi.advanceTimersByTime(FADED_MS));
  expect(room()).not.toBe('');
  rerender(<Page hasWindow={false} />);
  expect(room()).not.toBe('');
  act(() => void vi.advanceTimersByTime(FADED_MS));
  expect(room()).toBe('');
});

test.each([
  ['no window', false, 844],
  ['a low window', true, 480],
])('with %s the room goes with its message', async (_, hasWindow, height) => {
  vi.stubGlobal('innerHeight', height);
  render(<Page hasWindow={hasWindow} />);
  await tellAndLetItGo();
  act(() => void vi.advanceTimersByTime(FADED_MS));
  expect(room()).toBe('');
});
