import { readHealth } from '@leveza/contract/health.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../lib/api.ts';
import { renderRouter } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { RouteError } from './RouteError.tsx';

// React and the router report a caught error on the console; here it is expected.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function Screen() {
  const { data } = useSuspenseQuery(read(readHealth, {})).data;
  return <h1>Versão {data.version}</h1>;
}

test('a screen that cannot be read says why, and opens when tried again', async () => {
  let isBack = false;
  answer(readHealth, () =>
    isBack
      ? {
          data: {
            status: 'ok',
            database: 'embedded',
            files: { store: 'folder', answers: true },
            version: '0.1.0',
          },
        }
      : new Problem('storage-full'),
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
  });
  const { user } = renderRouter(router);

  expect(await screen.findByRole('alert')).toHaveTextContent(PROBLEMS['storage-full'].message);
  expect(screen.getByRole('link', { name: 'Ver sinais de alerta' })).toHaveAttribute(
    'href',
    '/sinais-de-alerta',
  );
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('heading', { name: 'Versão 0.1.0' });
});
