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

test('a failure is read although another message comes, and a message that only confirms gives way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toasts />);
  act(() => void toast({ title: 'Registro excluído' }));
  expect(await screen.findByText('Registro excluído')).toBeVisible();
  act(() => void toast({ title: 'O registro não foi salvo.', tone: 'critical' }));
  act(() => void toast({ title: 'O outro registro foi salvo.' }));
  expect(await screen.findByText('O outro registro foi salvo.')).toBeVisible();
  expect(screen.queryByText('O registro não foi salvo.')).toBeNull();
  act(() => void vi.advanceTimersByTime(5_100));
  expect(await screen.findByText('O registro não foi salvo.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(4_000));
  expect(screen.getByText('O registro não foi salvo.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_200));
  expect(screen.queryByText('O registro não foi salvo.')).toBeNull();
  expect(screen.queryByText('Registro excluído')).toBeNull();
  vi.useRealTimers();
});

const wordsOf = async (title: string) => (await screen.findByText(title)).parentElement;

test('a message is one line; a failure and a message with a further step are read whole', async () => {
  render(<Toasts />);
  act(
    () =>
      void toast({
        title: 'Uso de Creatina registrado com sucesso!',
        detail: 'Restam 77 doses.',
        undo: () => {},
      }),
  );
  expect(await wordsOf('Uso de Creatina registrado com sucesso!')).toHaveClass('min-[380px]:h-[1lh]');
  act(() => void toast({ title: 'Sem conexão com a internet.', tone: 'critical' }));
  expect(await wordsOf('Sem conexão com a internet.')).not.toHaveClass('min-[380px]:h-[1lh]');
  act(() => void toast({ title: 'Plano criado', more: { label: 'Ver plano', run: () => {} } }));
  expect(await wordsOf('Plano criado')).not.toHaveClass('min-[380px]:h-[1lh]');
});

test('a long name gives way to the verb, and the message is read out whole', async () => {
  const title = 'Uso de Novalgina 500 mg registrado com sucesso!';
  render(<Toasts />);
  act(() => void toast({ title, name: 'Novalgina 500 mg', undo: () => {} }));
  expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  expect(screen.getByText('Novalgina 500 mg')).toHaveClass('sm:truncate');
  // A phone has two small lines for it.
  expect(screen.getByText('registrado').closest('.max-sm\\:line-clamp-2')).toBeVisible();
  // The verb keeps its width, and on a phone the polite end leaves it the line.
  expect(screen.getByText('registrado')).toHaveClass('shrink-0');
  expect(screen.getByText('com sucesso!')).toHaveClass('max-sm:hidden');
});

test.each([
  [480, true],
  [481, false],
])('in a window %i px high a message that can be undone can be closed too: %s', async (height, isShown) => {
  vi.stubGlobal('innerHeight', height);
  render(<Toasts />);
  act(() => void toast({ title: 'Dose registrada', undo: () => {} }));
  const close = await screen.findByRole('button', { name: 'Fechar aviso' });
  expect(close.classList.contains('max-lg:hidden')).toBe(!isShown);
  vi.unstubAllGlobals();
});
