import { listPens, type Pen, readPen } from '@leveza/contract/pens/pens.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** The pens at hand: few, however many were emptied over the years. */
export function usePens() {
  return useQuery(read(listPens, { query: { left: 'true' } }));
}

/** The pens a dose can come from, which are none dosed in units, and the one it came from even when it is empty by now. */
export function usePensFor(penId: string | null): { pens: Pen[] | undefined; isFailed: boolean } {
  const { data, isError } = usePens();
  const isListed = !data || penId === null || data.data.some(({ id }) => id === penId);
  const other = useQuery({ ...read(readPen, { params: { id: penId ?? '' } }), enabled: !isListed });
  if (!data || (!isListed && other.isPending)) return { pens: undefined, isFailed: isError };
  const listed = data.data.filter(
    ({ id, status, mgPerUnit }) => (status !== 'empty' && mgPerUnit === null) || id === penId,
  );
  return { pens: other.data ? [other.data.data, ...listed] : listed, isFailed: false };
}
