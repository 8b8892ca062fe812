import { listFoods } from '@leveza/contract/nutrition/foods.ts';
import { indexFoods } from '@leveza/domain/nutrition/search.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../../lib/api.ts';
import { session, useSession } from '../../../lib/session.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { joinFoods, loadShippedFoods } from './foods.ts';

const shippedQuery = queryOptions({
  queryKey: ['shipped-foods'],
  queryFn: loadShippedFoods,
  staleTime: Infinity,
  gcTime: Infinity,
  // The file is in the app's own cache: a missing connection is no reason to wait.
  networkMode: 'always',
});

const mineQuery = read(listFoods, { query: { mine: 'true', limit: 500 } });

/** Every food there is to choose from, with its index; undefined until the shipped ones are there. */
export function useFoods() {
  const shipped = useQuery(shippedQuery);
  const mine = useQuery(mineQuery);
  const { allergies } = useSession();
  // Another device may have written one since. Those that are known count until the server has answered.
  useAsked(session);
  return useMemo(() => {
    if (!shipped.data) return undefined;
    const foods = joinFoods(mine.data?.data ?? [], shipped.data, allergies);
    return { foods, index: indexFoods(foods), isMineKnown: !mine.isPending };
  }, [shipped.data, mine.data, mine.isPending, allergies]);
}

export type Foods = NonNullable<ReturnType<typeof useFoods>>;
