import type { Problem } from '@leveza/contract/problem.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

interface Props<T> {
  query: UseQueryResult<T, Problem>;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query; before that its skeleton, or why it could not be read. */
export function Loaded<T>({ query, skeleton = <SkeletonList />, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isLoadingError) return skeleton;
  return <ErrorState query={query} />;
}
