import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { renderInApp } from './render.tsx';

/** One screen at its address, and nothing else of the app. */
export function openPage(path: `/${string}`, search: string, page: ReactNode) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path,
    component: () => <Suspense fallback={null}>{page}</Suspense>,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`${path}${search}`] }),
  });
  return {
    ...renderInApp(<RouterProvider router={router as never} />),
    search: () => router.state.location.search as Record<string, unknown>,
  };
}
