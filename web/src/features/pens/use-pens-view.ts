import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import { useShelfAddress } from '../../lib/use-shelf-address.ts';
import type { PensSearch, PenSort } from './search.ts';

/** The view's state, kept in the address. */
export function usePensView() {
  const search = useSearch({ from: '/kit/private/medications' });
  const navigate = useNavigate({ from: '/medications' });
  const change = (changes: PensSearch) => navigate(inPlace(changes));
  const shelf = useShelfAddress(search, search.pen, {
    setText: (q) => change({ q }),
    open: (card) => change({ pen: card?.id, open: card?.open, from: card?.from }),
  });
  return {
    ...shelf,
    sort: search.sort ?? 'status',
    setSort: (sort: PenSort) => void change({ sort: sort === 'status' ? undefined : sort }),
    adding: search.add ?? null,
    add: (what: string) => void change({ add: what }),
    stopAdding: () => void change({ add: undefined, next: undefined }),
    /** From the first steps, or from a dose without a pen, the way leads on; otherwise the pen is seen among the others. */
    goOn: () => {
      if (!search.next) return change({ add: undefined });
      const record = search.next === 'today' ? undefined : search.next;
      return navigate({ to: '/dashboard', search: { record }, replace: true });
    },
  };
}

export type PensView = ReturnType<typeof usePensView>;
