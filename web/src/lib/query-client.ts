import { Problem } from '@leveza/contract/problem.ts';
import { type Query, QueryClient } from '@tanstack/react-query';
import { isAway } from './away.ts';
import { orKeptAnswer } from './keep-answers.ts';
import { isBehind, onBehind, screenChanged } from './shown-since.ts';

const RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;
const ASK_AGAIN_MS = 10_000;

/**
 * Only what may pass by itself is read again: the network, or a server that is away for a moment. A device without a
 * connection says so at once.
 */
export function shouldReadAgain(failures: number, error: unknown): boolean {
  return isAway(error) && failures < RETRIES && navigator.onLine;
}

export function waitBeforeReading(failures: number, error: unknown): number {
  const asked = error instanceof Problem ? error.retryAfterSeconds : undefined;
  return Math.min(asked === undefined ? 500 * 2 ** failures : asked * 1000, LONGEST_WAIT_MS);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldReadAgain,
        retryDelay: waitBeforeReading,
        staleTime: 30_000,
        // A paused call says nothing; a failed one says that there is no connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: orKeptAnswer,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  askAgainWhileAway(client);
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') screenChanged();
  });
  return client;
}

/** Kept answers on the screen give way to new ones as soon as the server is back, without a press. */
function askAgainWhileAway(client: QueryClient): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  onBehind(() => {
    clearInterval(timer);
    if (!isBehind()) return void client.refetchQueries({ type: 'active', predicate: isOld });
    timer = setInterval(
      () => void client.refetchQueries({ type: 'active', predicate: isStale }),
      ASK_AGAIN_MS,
    );
  });
}

/** An answer that does not age would give the page its own early hour. */
const isStale = (query: Query) => query.isStale();
const isOld = ({ state }: Query) => state.isInvalidated;
