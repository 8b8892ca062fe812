import { type Pen, readPen } from '@leveza/contract/pens/pens.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { pensQuery } from './pens-query.ts';

export const usePens = () => useQuery(pensQuery);

/** The pens a dose can come from, which are none dosed in units, and those it came from even when they are empty by now. */
export function usePensFor(penIds: readonly string[]): { pens: Pen[] | undefined; isFailed: boolean } {
  const { data, isLoadingError } = usePens();
  const unlisted = data ? penIds.filter((penId) => data.data.every(({ id }) => id !== penId)) : [];
  const others = useQueries({ queries: unlisted.map((id) => read(readPen, { params: { id } })) });
  if (!data || others.some(({ isPending }) => isPending))
    return { pens: undefined, isFailed: isLoadingError };
  const listed = data.data.filter(
    ({ id, status, mgPerUnit }) => (status !== 'empty' && mgPerUnit === null) || penIds.includes(id),
  );
  return { pens: [...others.flatMap((other) => other.data?.data ?? []), ...listed], isFailed: false };
}
