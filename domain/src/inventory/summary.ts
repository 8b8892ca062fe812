import { productKey } from './boxes.ts';
import type { Level } from './running-out.ts';

interface Box {
  productId: string | null;
  name: string;
  unitType: string;
  remainingQuantity: number;
  level: Level;
  pricePaid: number | null;
}

export interface Summary {
  /** Different products, however many boxes of each. */
  types: number;
  /** Total price of the boxes that have one, in reais; null where none has. */
  invested: number | null;
  /** Boxes with a price. */
  priced: number;
  /** Products of which little is left, shown as 'Acabando'. */
  runningOut: number;
  /** Products of which nothing is left in any box, shown as 'Vazio'. */
  usedUp: number;
}

/** The figures at the head of a stock screen. */
export function summaryOf(boxes: readonly Box[]): Summary {
  const prices = boxes.flatMap(({ pricePaid }) => pricePaid ?? []);
  const cents = prices.reduce((sum, price) => sum + Math.round(price * 100), 0);
  const types = new Set(boxes.map(productKey));
  const atHome = new Set(boxes.filter(({ remainingQuantity }) => remainingQuantity > 0).map(productKey));
  const low = new Set(boxes.filter(({ level }) => level !== 'ok').map(productKey));
  const lowAtHome = [...low].filter((key) => atHome.has(key));
  return {
    types: types.size,
    invested: prices.length > 0 ? cents / 100 : null,
    priced: prices.length,
    runningOut: lowAtHome.length,
    usedUp: types.size - atHome.size,
  };
}
