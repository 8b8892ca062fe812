import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/address.ts';
import { accountRoutes, kit, privateArea } from './kit-routes.ts';
import { PagePending } from './PagePending.tsx';
import { privateRoutes } from './private-routes.ts';
import { publicRoutes, root } from './public-routes.ts';
import { RouteError } from './RouteError.tsx';

// Made here and not above the condition, or the build would bring the page along.
const kitPages = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => kit,
        path: '/ui',
        staticData: { title: 'Componentes' },
        component: lazyRouteComponent(() => import('./ui-page/KitPage.tsx'), 'KitPage'),
      }),
    ]
  : [];

export const router = createRouter({
  routeTree: root.addChildren([
    ...publicRoutes,
    kit.addChildren([...accountRoutes, privateArea.addChildren(privateRoutes), ...kitPages]),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The name of the screen, shown in the browser's tab before 'Leveza'. */
    title?: string;
  }
}
