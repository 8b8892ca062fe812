import type { QueryClient } from '@tanstack/react-query';

/** Loads the query cache on demand: the public pages read nothing and do without the library. */
export async function queries(): Promise<QueryClient> {
  return (await import('./app-queries.ts')).queryClient;
}
