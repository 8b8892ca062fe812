import { productKey } from '@leveza/domain/inventory/boxes.ts';
import { daysCovered } from '@leveza/domain/inventory/frequency.ts';
import type { StockCard } from '../stock-card.ts';

export interface LeadingBox {
  card: StockCard;
  /** Days that what is usable of the product lasts; null while neither a plan nor a box says how often it is taken. */
  days: number | null;
}

/**
 * The box that leads its screen: of the open ones that which ends first, before any has been opened a closed one. A
 * medicine taken only when needed is no invitation. The product that leads the screen already goes on doing so, also
 * when it ends: its button must not become that of another one.
 */
export function leadingBox(cards: readonly StockCard[], leading: string | null = null): LeadingBox | null {
  const usable = cards.flatMap((card) => {
    const { remainingQuantity, badge, item, atHome, pace } = card;
    const isEmpty = remainingQuantity <= 0;
    const isLeading = productKey(card) === leading;
    if ((isEmpty && !isLeading) || badge === 'VENCIDO' || item.frequencyPer === 'as-needed') return [];
    return [{ card, isEmpty, isLeading, days: daysCovered({ remaining: atHome, ...pace }) }];
  });
  const rank = ({ card, isEmpty, isLeading, days }: (typeof usable)[number]) =>
    (isLeading ? 0 : 8) + (isEmpty ? 4 : 0) + (card.isOpened ? 0 : 2) + (days === null ? 1 : 0);
  return usable.toSorted((a, b) => rank(a) - rank(b) || (a.days ?? 0) - (b.days ?? 0))[0] ?? null;
}
