import { productKey } from '@leveza/domain/inventory/boxes.ts';
import { daysCovered } from '@leveza/domain/inventory/frequency.ts';
import type { StockCard } from '../stock-card.ts';

export interface LeadingBox {
  card: StockCard;
  /** Days that what is usable of the product lasts; null while neither a plan nor a box says how often it is taken. */
  days: number | null;
  /** No other open box ends before it. */
  endsFirst: boolean;
}

/**
 * The box that leads its screen: one to be taken today that was not yet, then one that says how long it lasts, open
 * before closed; of those the one that ends first. A medicine taken only when needed is no invitation. The product that leads the screen already goes on doing so, also
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
    (isLeading ? 0 : 16) +
    (isEmpty ? 8 : 0) +
    (isDue(card) ? 0 : 4) +
    (days === null ? 2 : 0) +
    (card.isOpened ? 0 : 1);
  const first = usable.toSorted((a, b) => rank(a) - rank(b) || (a.days ?? 0) - (b.days ?? 0))[0];
  const isSooner = ({ card, isEmpty, days }: (typeof usable)[number]) =>
    card.isOpened && !isEmpty && days !== null && days < (first?.days ?? 0);
  return first ? { ...first, endsFirst: !usable.some(isSooner) } : null;
}

/** Taken every day, and today less than that so far. */
const isDue = ({ pace: { frequency, unitsPerDose }, takenToday }: StockCard) =>
  frequency?.per === 'day' && takenToday < frequency.times * unitsPerDose;
