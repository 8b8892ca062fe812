import { Problem } from '@leveza/contract/problem.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSessionHint } from '../lib/session-hint.ts';
import { whileHere } from '../lib/while-here.ts';
import { renderInApp } from '../testing/render.tsx';
import { slowly, tell, tellFailure, toast, toastQueue } from './toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => toastQueue.clear());
  vi.useRealTimers();
});

function say(message: Parameters<typeof toast>[0]) {
  act(() => void toast(message));
  pass(50);
}

const isShown = (title: string) => screen.queryByText(title) !== null;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('is read out, and goes by itself after five seconds', () => {
  renderInApp(null);
  say({ title: 'Dose registrada', detail: 'Semaglutida 0,5 mg' });
  expect(screen.getByRole('alert')).toHaveTextContent('Dose registrada');
  expect(screen.getByRole('region')).toBeInTheDocument();

  pass(4500);
  expect(isShown('Dose registrada')).toBe(true);
  pass(600);
  expect(isShown('Dose registrada')).toBe(false);
});

test('stays as long as it is told to', () => {
  renderInApp(null);
  say({ title: 'Dados Físicos salvo', shownMs: 3000 });
  pass(2500);
  expect(isShown('Dados Físicos salvo')).toBe(true);
  pass(600);
  expect(isShown('Dados Físicos salvo')).toBe(false);
});

test('can be undone for ten seconds', () => {
  const undo = vi.fn<() => void>();
  renderInApp(null);
  say({ title: 'Registro excluído', undo });
  pass(9000);
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(isShown('Registro excluído')).toBe(false);
});

test('a change answered after its patient left tells the next one nothing', async () => {
  const saved = Promise.withResolvers<string>();
  const failed = Promise.withResolvers<string>();
  renderInApp(<Toasts />);
  void whileHere(saved.promise).then((title) => tell({ title }), tellFailure('Erro ao registrar'));
  void whileHere(failed.promise).then((title) => tell({ title }), tellFailure('Erro ao excluir'));
  void slowly(new Promise(() => {}));
  act(forgetSessionHint);
  saved.resolve('Peso registrado');
  failed.reject(new Problem('offline'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(toastQueue.visibleToasts).toHaveLength(0);
});

test('goes with the session of its patient, also one that waits behind three others', () => {
  renderInApp(<Toasts />);
  for (const day of ['seg', 'ter', 'qua', 'qui']) say({ title: `Dose de ${day} registrada`, undo: () => {} });
  expect(isShown('Dose de qui registrada')).toBe(true);
  act(forgetSessionHint);
  pass(50);
  expect(screen.queryAllByText(/registrada/)).toEqual([]);
});

test('waits while someone reads it', () => {
  renderInApp(null);
  say({ title: 'Registro excluído', undo: () => {} });
  act(() => screen.getByRole('button', { name: 'Desfazer' }).focus());
  pass(60_000);
  expect(isShown('Registro excluído')).toBe(true);
});

test('can be closed at once', () => {
  renderInApp(null);
  say({ title: 'Dose registrada' });
  const shown = screen.getByRole('alertdialog', { name: 'Dose registrada' });
  fireEvent.click(within(shown).getByRole('button', { name: 'Fechar aviso' }));
  expect(isShown('Dose registrada')).toBe(false);
});

test('an undo that takes long says so, until it is answered', async () => {
  const undone = Promise.withResolvers<undefined>();
  renderInApp(null);
  act(() => tell({ title: 'Registro excluído', undo: () => undone.promise }));
  pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  pass(4900);
  expect(isShown('Está demorando')).toBe(false);
  pass(200);
  expect(isShown('Está demorando')).toBe(true);
  await act(async () => undone.resolve(undefined));
  expect(isShown('Está demorando')).toBe(false);
});

test.each([
  [true, 'Erro ao registrar a dose: O Leveza não está respondendo.'],
  [false, 'Erro ao registrar a dose: sem internet.'],
])('a failure with a connection of the device (%s) says: %s', (isOnLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(isOnLine);
  renderInApp(null);
  act(
    () =>
      void tellFailure('Erro ao registrar a dose')(
        new Problem('offline', { message: 'O Leveza não está respondendo.' }),
      ),
  );
  pass(50);
  expect(isShown(title)).toBe(true);
});
