import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { ToastRegion } from '../ui/ToastRegion.tsx';

/** What every screen built on the kit needs. */
export function Providers({ queryClient }: { queryClient: QueryClient }) {
  const router = useRouter();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale="pt-BR">
        <RouterProvider navigate={(href) => void router.navigate({ href })}>
          <Outlet />
          <ToastRegion />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
