import { Problem } from '@leveza/contract/problem.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSessionHint } from '../lib/session-hint.ts';
import { renderInApp } from '../testing/render.tsx';
import { Answer } from './Answer.tsx';
import { toastQueue, type ToastMessage } from './toast.ts';

afterEach(() => {
  act(() => toastQueue.clear());
  vi.useRealTimers();
});

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);

/** The answer, and the sheet that stands there once it is closed. */
function open() {
  const undone = Promise.withResolvers<ToastMessage>();
  const onClose = vi.fn<() => void>();
  function Sheet() {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <p>Outra folha</p>;
    const close = () => {
      onClose();
      setOpen(false);
    };
    return <Answer message={{ title: 'Dose registrada', undo: () => undone.promise }} onClose={close} />;
  }
  renderInApp(<Sheet />);
  return { undone, onClose };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('an undo that fails after the answer was closed is told', async () => {
  const { undone } = open();
  await press('Desfazer');
  await press('Concluir');
  await screen.findByText('Outra folha');
  undone.reject(new Problem('offline'));
  await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Não foi possível desfazer: /)]));
});

test('an undo that ends after the answer was closed closes nothing else', async () => {
  const { undone, onClose } = open();
  await press('Desfazer');
  await press('Concluir');
  await screen.findByText('Outra folha');
  undone.resolve({ title: 'Dose desfeita' });
  await waitFor(() => expect(titles()).toEqual(['Dose desfeita']));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a slow undo says that it is on its way', async () => {
  const { undone } = open();
  await screen.findByRole('button', { name: 'Desfazer' });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  act(() => void vi.advanceTimersByTime(5100));
  expect(titles()).toEqual(['Está demorando']);
  vi.useRealTimers();
  undone.resolve({ title: 'Dose desfeita' });
  await waitFor(() => expect(titles()).toEqual(['Dose desfeita']));
});

test('closed, it leaves the undo in a message', async () => {
  const { undone } = open();
  await press('Concluir');
  await waitFor(() => expect(titles()).toEqual(['Dose registrada']));
  undone.resolve({ title: 'Dose desfeita' });
  act(() => toastQueue.visibleToasts[0]?.content.undo?.());
  await waitFor(() => expect(titles()).toContain('Dose desfeita'));
});

test('one that was undone leaves none', async () => {
  const { undone } = open();
  undone.resolve({ title: 'Dose desfeita' });
  await press('Desfazer');
  await screen.findByText('Outra folha');
  await waitFor(() => expect(titles()).toEqual(['Dose desfeita']));
});

test('one whose patient has left leaves none', async () => {
  open();
  await screen.findByText('Dose registrada');
  forgetSessionHint();
  await press('Concluir');
  await screen.findByText('Outra folha');
  await act(async () => undefined);
  expect(titles()).toEqual([]);
});
