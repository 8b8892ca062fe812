import { RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { router } from './router.tsx';

test('an unknown address is explained and leads home, and the tab says where one is', async () => {
  // Without a session, also where another file of the worker left one.
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  onTestFinished(() => cookie.mockRestore());
  window.history.replaceState(null, '', '/nao-existe');
  const { user } = renderInApp(<RouterProvider router={router} />);
  await act(() => router.load());

  await screen.findByRole('heading', { name: 'Página não encontrada' });
  expect(document.title).toBe('Página não encontrada · Leveza');

  await user.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  await screen.findByRole('heading', { level: 1, name: /^Seu tratamento com GLP-1, com\sleveza\.$/ });
  await waitFor(() => expect(document.title).toBe('Saúde inteligente e canetas GLP-1 · Leveza'));
});
