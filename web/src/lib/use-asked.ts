import type { Problem } from '@leveza/contract/problem.ts';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAnew } from './facts.ts';

/**
 * A read for a decision about safety. It asks the server wherever it is used; an answer from before, from the cache or
 * kept on the device, may add a danger and never removes one.
 */
export function useAsked<T, K extends QueryKey>(query: UseQueryOptions<T, Problem, T, K>) {
  const cache = useQueryClient();
  const find = () => cache.getQueryCache().find({ queryKey: query.queryKey });
  // The answer to a call that was under way before may be older than the question; the query would join that call.
  const [wasUnderWay] = useState(() => find()?.state.fetchStatus === 'fetching');
  const [askedAt, setAskedAt] = useState(() => (wasUnderWay ? Infinity : Date.now()));
  const asking = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always' });
  const { data, dataUpdatedAt, isError, isFetchedAfterMount } = asking;
  useEffect(() => {
    const joined = wasUnderWay && query.enabled !== false && find();
    if (!joined) return;
    setAskedAt(Date.now());
    askAnew(joined);
    // The question is put once, when its screen opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // A kept answer bears the moment at which it was kept (`keep-answers.ts`).
  const isAnswered = data !== undefined && dataUpdatedAt >= askedAt && !isError;
  // The call ended without the server: it failed, or brought an answer that the device kept.
  return { data, isAnswered, isError, isUnanswered: isFetchedAfterMount && !isAnswered };
}
