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

const wordsOf = async (title: string) => (await screen.findByText(title)).parentElement;

test('a message is short; a failure and a message with a further step are read whole', async () => {
  render(<Toasts />);
  act(
    () =>
      void toast({
        title: 'Uso de Creatina registrado com sucesso!',
        detail: 'Restam 77 doses.',
        undo: () => {},
      }),
  );
  expect(await wordsOf('Uso de Creatina registrado com sucesso!')).toHaveClass('line-clamp-2');
  act(() => void toast({ title: 'Sem conexão com a internet.', tone: 'critical' }));
  expect(await wordsOf('Sem conexão com a internet.')).not.toHaveClass('line-clamp-2');
  act(() => void toast({ title: 'Plano criado', more: { label: 'Ver plano', run: () => {} } }));
  expect(await wordsOf('Plano criado')).not.toHaveClass('line-clamp-2');
});
