import type { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The reads of *Hoje*: the app begins there, with or without a connection. */
const FIRST_SCREEN: ReadonlySet<unknown> = new Set([
  '/dashboard' satisfies typeof readDashboard.path,
  '/dashboard/today' satisfies typeof readToday.path,
]);
/** Changes that follow each other within this time are followed by one read. */
export const FRESHEN_MS = 3000;

/**
 * Reads *Hoje* again after a change on another screen, so that the answers kept on the device hold that change. Returns
 * the way to end it.
 */
export function freshenFirst(cache: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const freshen = () =>
    cache.refetchQueries({
      type: 'inactive',
      predicate: ({ queryKey, state }) => state.isInvalidated && FIRST_SCREEN.has(queryKey[0]),
    });
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    const isStale = event.type === 'updated' && event.action.type === 'invalidate';
    if (!isStale || !FIRST_SCREEN.has(event.query.queryKey[0])) return;
    clearTimeout(timer);
    timer = setTimeout(() => void freshen(), FRESHEN_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
