import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/address.ts';
import { accountRoutes, kit, privateArea } from './kit-routes.ts';
import { privateRoutes } from './private-routes.ts';
import { publicRoutes, root } from './public-routes.ts';
import { RouteError } from './RouteError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { MainRegion } from './MainRegion.tsx';

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
  // The router would hold back a screen that is ready until its fallback was seen for half a second.
  defaultPendingMinMs: 0,
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

/** The shape of a page while its code or data is on the way. */
function PagePending() {
  return (
    <MainRegion isBusy className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8">
      <p className="sr-only">Carregando…</p>
      <div className="grid gap-2">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </MainRegion>
  );
}
