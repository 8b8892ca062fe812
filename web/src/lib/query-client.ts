import { Problem } from '@leveza/contract/problem.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;

/** Only what may pass by itself is read again: the network, or a server that is away for a moment. */
export function shouldReadAgain(failures: number, error: unknown): boolean {
  const mayPass = error instanceof Problem && (error.code === 'offline' || error.status === 503);
  return mayPass && failures < RETRIES;
}

export function waitBeforeReading(failures: number, error: unknown): number {
  const asked = error instanceof Problem ? error.retryAfterSeconds : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** failures : asked * 1000, LONGEST_WAIT_MS);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldReadAgain,
        retryDelay: waitBeforeReading,
        staleTime: 30_000,
        // A paused call says nothing; a failed one says that there is no connection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
