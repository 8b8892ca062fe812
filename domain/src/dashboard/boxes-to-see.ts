import { inOrder } from '../order.ts';
import { expiryWarning } from '../inventory/status.ts';
import type { FrequencyChoice } from '../inventory/frequency.ts';
import { type Pace, type PacedBox, paceOf } from '../inventory/pace.ts';
import { isRunningOut } from '../inventory/running-out.ts';
import { toThousandths } from '../inventory/stock.ts';
import { BOX_STATES, type BoxState } from './box-states.ts';
import type { Day } from '../time/days.ts';

interface Box {
  /** The key that boxes of one product share. */
  product: string;
  productId: string;
  quantity: number;
  boxQuantity: number | null;
  unitsPerDose: number;
  frequencyTimes: number | null;
  frequencyPer: FrequencyChoice | null;
  lowStockThreshold: number;
  expiryDate: Day | null;
  daysBeforeExpiryAlert: number | null;
  /** The newest box of the product that says how often it is taken, used up or not; null where this one says it itself. */
  paced: PacedBox | null;
}

export interface BoxToSee<B> {
  state: BoxState;
  /** The one to look at. */
  box: B;
  /** Quantity left of the product, or in the box if the box has expired. */
  quantity: number;
}

/**
 * One line a product, over all its boxes (newest first), and one more for an expired box, which is no stock. Plans in force
 * say how a product is taken.
 */
export function boxesToSee<B extends Box>(
  boxes: readonly B[],
  today: Day,
  planned: ReadonlyMap<string, Pace>,
): BoxToSee<B>[] {
  const found = [...Map.groupBy(boxes, ({ product }) => product).values()].flatMap((ofProduct) =>
    productToSee(ofProduct, today, planned),
  );
  return found.toSorted(
    (a, b) =>
      BOX_STATES.indexOf(a.state) - BOX_STATES.indexOf(b.state) ||
      inOrder(a.box.expiryDate ?? '9999', b.box.expiryDate ?? '9999'),
  );
}

function productToSee<B extends Box>(
  boxes: readonly B[],
  today: Day,
  planned: ReadonlyMap<string, Pace>,
): BoxToSee<B>[] {
  const filled = boxes
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => inOrder(a.expiryDate ?? '9999', b.expiryDate ?? '9999'));
  const warning = ({ expiryDate, daysBeforeExpiryAlert }: B) =>
    expiryWarning(expiryDate, today, daysBeforeExpiryAlert);
  const past = filled.find((box) => warning(box) === 'Vencido');
  const expired = past ? [{ state: 'expired' as const, box: past, quantity: past.quantity }] : [];
  const full = filled.filter((box) => warning(box) !== 'Vencido');
  if (full.length === 0) return past ? expired : [{ state: 'used-up', box: boxes[0]!, quantity: 0 }];
  const quantity = toThousandths(full.reduce((sum, box) => sum + box.quantity, 0));
  const first = full[0]!;
  const pace = paceOf(first, first.paced ? [first.paced] : [], planned.get(first.productId));
  if (isRunningOut({ ...first, remaining: quantity, ...pace })) {
    return [...expired, { state: 'low', box: first, quantity }];
  }
  const expiring = full.find((box) => warning(box) !== null);
  return expiring && !past ? [{ state: 'expiring', box: expiring, quantity }] : expired;
}
