import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PagePending } from './PagePending.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteError } from './RouteError.tsx';

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'Saúde inteligente e canetas GLP-1' },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { title: 'Página não encontrada' },
  component: NotFoundPage,
});

const kit = createRoute({
  getParentRoute: () => root,
  id: 'kit',
  component: lazyRouteComponent(() => import('./providers.tsx'), 'Providers'),
});

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
  routeTree: root.addChildren([home, unknown, kit.addChildren(kitPages)]),
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
