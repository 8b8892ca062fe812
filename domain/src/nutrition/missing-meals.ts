import { searchText } from '../catalog/search-text.ts';
import { inOrder } from '../order.ts';

interface NamedMeal {
  id: string;
  name: string;
  /** 'HH:MM' */
  time: string;
}

/**
 * The meals of one day that another has not, by their names. Of two snacks under one name the first counts as there once
 * the other day has one.
 */
export function missingMeals<M extends NamedMeal>(from: readonly M[], there: readonly NamedMeal[]): M[] {
  const counts = new Map<string, number>();
  for (const { name } of there) counts.set(searchText(name), (counts.get(searchText(name)) ?? 0) + 1);
  return from
    .toSorted((one, other) => inOrder(one.time, other.time) || inOrder(one.id, other.id))
    .filter(({ name }) => {
      const left = counts.get(searchText(name)) ?? 0;
      counts.set(searchText(name), left - 1);
      return left <= 0;
    });
}
