import { listProducts, type Product } from '@leveza/contract/catalog/catalog.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { keyed } from '../../../lib/facts.ts';

/** How many the picker shows (specification, second document, section 9). */
const SHOWN = 10;

/** Typing rests this long before the server is asked. */
const PAUSE_MS = 250;

interface Picks {
  products: Product[];
  /** Number of products of this kind in the whole catalogue. */
  count: number;
}

/** The products a search finds, of one screen or of all. A newer search cancels the one under way. */
export function useProducts(kind: ItemKind | undefined, typed: string) {
  const search = useDebounced(typed.trim());
  return useQuery<Picks, Problem>({
    ...keyed(listProducts, kind ?? 'all', search),
    queryFn: async ({ signal }) => {
      const query = { ...(kind && { type: kind }), limit: SHOWN, ...(search && { search }) };
      const { data, pagination } = await call(listProducts, { query }, signal);
      return { products: data, count: pagination.total };
    },
    placeholderData: keepPreviousData,
  });
}

/** The typed text once typing pauses; an emptied field counts at once. */
function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
