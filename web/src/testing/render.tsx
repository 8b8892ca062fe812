import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { parseSearch, stringifySearch } from '../lib/address.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';

/** Renders a screen or a part of it with everything the app puts around it, and a hand to use it with. */
interface Rendered extends RenderResult {
  user: UserEvent;
  router: AnyRouter;
  queryClient: QueryClient;
}

export function renderInApp(ui: ReactNode): Rendered {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  // Links find their way here; a router of the test's own, inside, takes its place.
  const router: AnyRouter = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const result = render(ui, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="pt-BR">
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
          <ToastRegion />
        </I18nProvider>
      </QueryClientProvider>
    ),
  });
  return { ...result, user, router, queryClient };
}

/** The same for a router of the test's own; the app's is the one every other type speaks of. */
export function renderRouter(router: AnyRouter) {
  return renderInApp(<RouterProvider router={router} />);
}
