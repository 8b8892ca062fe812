import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastQueue } from './toast.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  act(() => toastQueue.clear());
});

test('a message shows although the code of its region was not there yet', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { unmount } = render(<Toasts />);
  act(() => void toast({ title: 'Dose registrada' }));
  expect(await screen.findByText('Dose registrada')).toBeVisible();
  act(() => void toast({ title: 'Registro excluído' }));
  expect(screen.getByText('Registro excluído')).toBeVisible();
  unmount();
  vi.unstubAllGlobals();
});
