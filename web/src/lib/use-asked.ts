import type { Problem } from '@leveza/contract/problem.ts';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A read for a decision about safety. It asks the server wherever it is used; an answer from before, from the cache or
 * kept on the device, may add a danger and never removes one.
 */
export function useAsked<T, K extends QueryKey>(query: UseQueryOptions<T, Problem, T, K>) {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, isError } = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always' });
  // A kept answer bears the moment at which it was kept (`keep-answers.ts`).
  const isAnswered = data !== undefined && dataUpdatedAt >= openedAt && !isError;
  return { data, isAnswered, isError };
}
