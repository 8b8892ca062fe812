import { startDemo } from '@leveza/contract/auth/session.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DemoButton } from './DemoButton.tsx';

const visitor = {
  id: 'c0a80101-0000-4000-8000-000000000001',
  name: 'Visitante',
  email: 'demo@leveza.example',
};

test('opens the demonstration once, saying so meanwhile', async () => {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(startDemo, async (_received, request) => {
    asked.push(`${request.headers.get('content-type')} ${await request.text()}`);
    await promise;
    return { data: { user: visitor } };
  });
  const enter = vi.fn<() => void>();
  const { user } = renderInApp(<DemoButton onReady={enter} />);

  await user.click(screen.getByRole('button', { name: 'Ver Demo' }));
  const pending = screen.getByRole('button', { name: 'Abrindo demonstração...' });
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  await user.click(pending);
  expect(enter).not.toHaveBeenCalled();

  resolve();
  await waitFor(() => expect(enter).toHaveBeenCalledOnce());
  expect(asked).toEqual(['application/json {}']);
});

test.each([
  ['too-many-requests', PROBLEMS['too-many-requests'].message],
  ['offline', PROBLEMS.offline.message],
] as const)('refused with %s, it says why and can be pressed again', async (code, sentence) => {
  answer(startDemo, () => new Problem(code));
  const enter = vi.fn<() => void>();
  const { user } = renderInApp(<DemoButton onReady={enter} />);
  await user.click(screen.getByRole('button', { name: 'Ver Demo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Ver Demo' })).toHaveAttribute('aria-disabled', 'false');
  expect(enter).not.toHaveBeenCalled();
});

test('a visitor who comes back by the browser finds it ready', async () => {
  answer(startDemo, () => ({ data: { user: visitor } }));
  const { user } = renderInApp(<DemoButton onReady={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Ver Demo' }));
  await screen.findByRole('button', { name: 'Abrindo demonstração...' });
  fireEvent(window, new Event('pageshow'));
  await screen.findByRole('button', { name: 'Ver Demo' });
});
