import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';

/** Renders a screen or a part of it with everything the app puts around it, and a hand to use it with. */
export function renderInApp(ui: ReactNode): RenderResult & { user: UserEvent } {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const result = render(ui, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="pt-BR">
          {children}
          <ToastRegion />
        </I18nProvider>
      </QueryClientProvider>
    ),
  });
  return { ...result, user };
}

/** The same for a router of the test's own; the app's is the one every other type speaks of. */
export function renderRouter(router: AnyRouter) {
  return renderInApp(<RouterProvider router={router} />);
}
