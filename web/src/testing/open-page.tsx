import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { router as app } from '../app/router.tsx';
import { renderRouter } from './render.tsx';

type Path = keyof typeof app.routesByPath;

interface Around {
  /** Stands around the page, as the shell or the private area does; it shows the page by its outlet. */
  frame?: () => ReactNode;
  history?: RouterHistory;
}

/** One screen at its address, read as the app reads it; any other address is only a heading. */
export function openPage(path: Path, search: string, page: ReactNode, { frame, history }: Around = {}) {
  const root = createRootRoute();
  const shown = () => <Suspense fallback={null}>{page}</Suspense>;
  const here = branch(app.routesByPath[path], root, shown, frame);
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Início</h1> });
  const other = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <h1>Outra página</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([here, home, other]),
    parseSearch: app.options.parseSearch,
    stringifySearch: app.options.stringifySearch,
    history: history ?? createMemoryHistory({ initialEntries: [`${path}${search}`] }),
  });
  return {
    ...renderRouter(router),
    router,
    search: () => router.state.location.search as Record<string, unknown>,
    address: () => router.state.location.href,
  };
}

/** A route and those around it, with their identifiers and what they read from an address, but nothing they show. */
function branch(route: AnyRoute, root: AnyRoute, page: () => ReactNode, frame?: () => ReactNode): AnyRoute {
  const copies: AnyRoute[] = [];
  for (const { id, options } of lineOf(route)) {
    const parent = copies.at(-1) ?? root;
    const isPage = id === route.id;
    copies.push(
      createRoute({
        getParentRoute: () => parent,
        ...('path' in options ? { path: options.path } : { id: id.split('/').at(-1) }),
        validateSearch: options.validateSearch,
        component: isPage ? page : id === '/kit/private' ? frame : undefined,
      }),
    );
  }
  return copies.reduceRight((child, parent) => parent.addChildren([child]));
}

/** Outermost first, without the root. */
function lineOf(route: AnyRoute): AnyRoute[] {
  return route.isRoot ? [] : [...lineOf(route.parentRoute), route];
}
