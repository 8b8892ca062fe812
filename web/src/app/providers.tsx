import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Toasts } from '../ui/Toasts.tsx';

/** The providers that every screen of the kit needs. */
export function Providers({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale="pt-BR">
        <Outlet />
        <Toasts />
      </I18nProvider>
    </QueryClientProvider>
  );
}
