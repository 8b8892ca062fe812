import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowNotice } from './SlowNotice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a save says after five seconds what happens to the entry, and not before or after it', () => {
  const { rerender } = render(<SlowNotice isPending />);
  act(() => void vi.advanceTimersByTime(4900));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Está demorando. O que você escreveu está guardado');

  rerender(<SlowNotice isPending={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SlowNotice isPending />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
