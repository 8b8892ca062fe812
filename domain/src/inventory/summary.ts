import { productKey } from './boxes.ts';
import type { Level } from './running-out.ts';

interface Box {
  productId: string | null;
  name: string;
  unitType: string;
  level: Level;
  pricePaid: number | null;
}

export interface Summary {
  /** Different products, however many boxes of each. */
  types: number;
  /** Total price of the boxes that have one, in reais. */
  invested: number;
  /** Products of which little is left, shown as 'Acabando'. */
  runningOut: number;
}

/** The figures at the head of a stock screen. */
export function summaryOf(boxes: readonly Box[]): Summary {
  const cents = boxes.reduce((sum, { pricePaid }) => sum + Math.round((pricePaid ?? 0) * 100), 0);
  return {
    types: new Set(boxes.map(productKey)).size,
    invested: cents / 100,
    runningOut: new Set(boxes.filter(({ level }) => level !== 'ok').map(productKey)).size,
  };
}
