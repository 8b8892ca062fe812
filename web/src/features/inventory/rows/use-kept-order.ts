import { sortItems } from '@leveza/domain/inventory/status.ts';
import { useState } from 'react';
import type { StockCard } from '../stock-card.ts';
import type { StockView } from '../use-stock-view.ts';

/**
 * The boxes in the order they had at first, until another order is asked for or a box comes or goes: 'Tomar' changes what a
 * box is sorted by, and a second tap on the same spot must not reach another medicine.
 */
export function useKeptOrder(
  cards: readonly StockCard[],
  { sort, isFavouritesFirst: favouritesFirst }: Pick<StockView, 'sort' | 'isFavouritesFirst'>,
): StockCard[] {
  const asked = [sort, favouritesFirst, ...cards.map(({ id }) => id).toSorted()].join(' ');
  const sorted = sortItems(cards, sort, { favouritesFirst });
  const [kept, setKept] = useState<{ asked: string; ids: string[] } | null>(null);
  if (kept?.asked !== asked) setKept({ asked, ids: sorted.map(({ id }) => id) });
  if (kept?.asked !== asked) return sorted;
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return kept.ids.flatMap((id) => cardOf.get(id) ?? []);
}
