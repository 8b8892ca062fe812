import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  useRouter,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { oneOf } from '../lib/address.ts';
import { leaveThroughFloor } from '../lib/floor-entry.ts';
import { renderRouter } from '../testing/render.tsx';
import { Dialog } from './Dialog.tsx';

const root = createRootRoute();
const before = createRoute({ getParentRoute: () => root, path: '/antes', component: () => <h1>Antes</h1> });
const here = createRoute({
  getParentRoute: () => root,
  path: '/aqui',
  validateSearch: ({ open }): { open?: 'nota' } => ({ open: oneOf(['nota'], open) }),
  component: Page,
});

/** A page whose dialog lives in its address. */
function Page() {
  const { open } = here.useSearch();
  const { history } = useRouter();
  return (
    <>
      <button type="button" onClick={() => history.replace('/aqui?open=nota')}>
        Abrir
      </button>
      <Dialog title="Anotar" isOpen={open === 'nota'} onClose={() => history.replace('/aqui')}>
        Texto
      </Dialog>
    </>
  );
}

test('back closes a dialog that lives in the address, and the page before is still before', async () => {
  const history = createBrowserHistory();
  for (const path of ['/antes', '/aqui']) {
    history.push(path);
    history.flush();
  }
  const router = createRouter({ routeTree: root.addChildren([before, here]), history });
  const { user } = renderRouter(router);
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.location.search).toBe('?open=nota'));

  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/aqui'));

  act(() => window.history.back());
  await screen.findByRole('heading', { name: 'Antes' });
  expect(window.location.pathname).toBe('/antes');
  history.destroy();
});

test.each([
  ['opened by a press', '/aqui'],
  ['opened by a link', '/aqui?open=nota'],
])('back closes a dialog %s on the first page of a visit, and then leaves at once', async (_, address) => {
  // A page that was just loaded: the router counts it as number 0.
  window.history.pushState(null, '', '/antes-de-tudo');
  window.history.pushState(null, '', address);
  const history = createBrowserHistory();
  leaveThroughFloor(history);
  const router = createRouter({ routeTree: root.addChildren([before, here]), history });
  const { user } = renderRouter(router);
  if (address === '/aqui') await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog');

  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/aqui'));
  expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible();

  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/antes-de-tudo'));
  history.destroy();
});
