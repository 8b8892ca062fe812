import type { Change, Read } from '@leveza/contract/endpoint.ts';
import { type Fact, shareFact } from '@leveza/contract/facts.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { TAB, tellOtherTabs } from './session-tabs.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows: readonly Fact[] };
  }
}

/** The query key and the facts of an endpoint, shared by every query over it. */
export const keyed = ({ path, shows }: Read, ...sent: unknown[]) => ({
  queryKey: [path, ...sent],
  meta: { shows },
});

/**
 * Reads on the screen that show a changed fact are fetched again, in other tabs as well; those of the first screen soon
 * after, and the others when they are next looked at.
 */
export async function refetchAfter(cache: QueryClient, change: Changed, sent: Sent = {}): Promise<void> {
  tellOtherTabs({ kind: 'changed', facts: change.changes, from: TAB });
  await refetchShowing(cache, change.changes, (query) => !isOfDeleted(query, change, sent));
}

export async function refetchShowing(
  cache: QueryClient,
  facts: readonly Fact[],
  isWanted: (query: Query) => boolean = () => true,
): Promise<void> {
  const isStale = ({ meta }: Query) => meta !== undefined && shareFact(meta.shows, facts);
  const predicate = (query: Query) => isStale(query) && isWanted(query);
  void cache.invalidateQueries({ predicate: isStale, refetchType: 'none' });
  for (const query of cache.getQueryCache().findAll({ fetchStatus: 'fetching', predicate })) askAnew(query);
  await cache.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

/**
 * An answer on its way may be from before the change, and would count as fresh. The query asks again, and hands the new
 * answer to those who wait for the old one; `refetchQueries` does neither for a first read, nor for one off the screen.
 */
export function askAnew(query: Query): void {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

type Changed = Pick<Change, 'method' | 'path' | 'changes'>;

interface Sent {
  params?: Record<string, unknown>;
}

/** A record that was just deleted would only be 'not found': its dialog shows it until it has closed. */
function isOfDeleted({ queryKey }: Query, { method, path }: Changed, { params }: Sent): boolean {
  const [readPath, read] = queryKey as [string, Sent | undefined];
  if (method !== 'DELETE' || !params || !readPath.startsWith(path)) return false;
  return JSON.stringify(read?.params) === JSON.stringify(params);
}
