import { productKey } from '@leveza/domain/inventory/boxes.ts';
import { daysCovered } from '@leveza/domain/inventory/frequency.ts';
import type { StockCard } from '../stock-card.ts';

export interface FirstToEnd {
  card: StockCard;
  /** Days that what is usable of the product lasts. */
  days: number;
}

/**
 * The open box of the product that ends first; null while neither a plan nor a box says how often it is taken. The product
 * that leads the screen already goes on doing so, also when it ends: its button must not become that of another one.
 */
export function firstToEnd(cards: readonly StockCard[], leading: string | null = null): FirstToEnd | null {
  const known = cards.flatMap((card) => {
    const isEmpty = card.remainingQuantity <= 0;
    if (!card.isOpened || (isEmpty && productKey(card) !== leading) || card.badge === 'VENCIDO') return [];
    const days = daysCovered({ remaining: card.atHome, ...card.pace });
    return days === null ? [] : [{ card, days, isEmpty }];
  });
  const ofLeading = known.filter(({ card }) => productKey(card) === leading);
  return (
    ofLeading.toSorted((a, b) => Number(a.isEmpty) - Number(b.isEmpty))[0] ??
    known.toSorted((a, b) => a.days - b.days)[0] ??
    null
  );
}
