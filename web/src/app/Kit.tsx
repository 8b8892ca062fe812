import { queryClient } from './app-queries.ts';
import { Providers } from './providers.tsx';

/** A route of its own, so that the first page loads without React Aria and TanStack Query. */
export function Kit() {
  return <Providers queryClient={queryClient} />;
}
