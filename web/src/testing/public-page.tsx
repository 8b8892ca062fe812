import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderRouter } from './render.tsx';

/** Renders a public page, or a part of one, where its links find a router. */
export async function renderPublicPage(component: () => ReactNode) {
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/', component });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <h1>Outra página</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return { ...renderRouter(router), router, screen };
}
