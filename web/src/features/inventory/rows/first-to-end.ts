import { daysCovered } from '@leveza/domain/inventory/frequency.ts';
import type { StockCard } from '../stock-card.ts';

export interface FirstToEnd {
  card: StockCard;
  /** Days that what is usable of the product lasts. */
  days: number;
}

/** The open box of the product that ends first; null while neither a plan nor a box says how often it is taken. */
export function firstToEnd(cards: readonly StockCard[]): FirstToEnd | null {
  const known = cards.flatMap((card) => {
    if (!card.isOpened || card.remainingQuantity <= 0 || card.badge === 'VENCIDO') return [];
    const days = daysCovered({ remaining: card.atHome, ...card.pace });
    return days === null ? [] : [{ card, days }];
  });
  return known.toSorted((a, b) => a.days - b.days)[0] ?? null;
}
