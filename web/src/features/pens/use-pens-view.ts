import { useSearch } from '@tanstack/react-router';
import { useShelfAddress } from '../../lib/shelf-address.ts';
import { readPensSearch } from './pens-search.ts';
import type { PenSort } from './sort-pens.ts';

/** What the patient is looking at: kept in the address. */
export function usePensView() {
  const view = readPensSearch(useSearch({ strict: false }));
  const { change, ...shelf } = useShelfAddress(view, 'pen');
  return {
    ...view,
    ...shelf,
    setSort: (sort: PenSort) => void change({ sort: sort === 'status' ? undefined : sort }),
    add: (what: string | number) => void change({ add: what }),
    stopAdding: () => void change({ add: undefined }),
  };
}

export type PensView = ReturnType<typeof usePensView>;
