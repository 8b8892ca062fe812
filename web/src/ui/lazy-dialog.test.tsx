import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { lazyDialog, type LazyDialog, useCodeWhenIdle } from './lazy-dialog.tsx';
import { useCountedWindow } from './open-windows.ts';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;
type Load = () => Promise<{ Greeting: typeof Greeting }>;
const load = () => vi.fn<Load>().mockResolvedValue({ Greeting });

function Screen({ dialog }: { dialog: LazyDialog<{ name: string }> }) {
  useCodeWhenIdle(dialog);
  return <p>Tela</p>;
}

test('its code comes when it is opened, and nothing stands there meanwhile', async () => {
  const code = load();
  const Dialog = lazyDialog(code, 'Greeting');
  expect(code).not.toHaveBeenCalled();
  const { container } = renderInApp(<Dialog name="Ana" />);
  expect(container).not.toHaveTextContent('Olá');
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});

test('a screen is drawn before the code of its dialogs is asked for, and a lost connection breaks nothing', () => {
  let idle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const code = vi.fn<Load>().mockRejectedValue(new Error('offline'));
  const { unmount } = renderInApp(<Screen dialog={lazyDialog(code, 'Greeting')} />);
  expect(screen.getByText('Tela')).toBeVisible();
  expect(code).not.toHaveBeenCalled();
  // A request that an earlier test left open is waited for no longer than some seconds.
  const late = vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
  idle!();
  late.mockRestore();
  expect(code).toHaveBeenCalledOnce();
  unmount();
  vi.unstubAllGlobals();
});

function Window() {
  useCountedWindow(true);
  return null;
}

test('a press is answered before its dialog is drawn; one in the place of another is drawn at once', async () => {
  const Dialog = lazyDialog(load(), 'Greeting');
  const before = renderInApp(<Dialog name="Ana" />);
  await screen.findByText('Olá, Ana');
  before.unmount();
  const drawn: boolean[] = [];
  const Pressed = () => {
    useLayoutEffect(() => void drawn.push(screen.queryByText('Olá, Bia') !== null), []);
    return <Dialog name="Bia" />;
  };
  const first = renderInApp(<Pressed />);
  expect(await screen.findByText('Olá, Bia')).toBeVisible();
  first.unmount();
  renderInApp(<Window />);
  renderInApp(<Pressed />);
  expect(drawn).toEqual([false, true]);
});
