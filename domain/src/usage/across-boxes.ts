import { toThousandths } from '../inventory/stock.ts';

interface Draw<Box> {
  box: Box;
  quantity: number;
}

/** A dose out of boxes in their order, each as far as it goes, and how much of it no box holds. */
export function acrossBoxes<Box extends { holds: number }>(
  boxes: readonly Box[],
  dose: number,
): { draws: Draw<Box>[]; missing: number } {
  const draws: Draw<Box>[] = [];
  let missing = toThousandths(dose);
  for (const box of boxes) {
    const quantity = Math.min(box.holds, missing);
    if (quantity <= 0) continue;
    draws.push({ box, quantity });
    missing = toThousandths(missing - quantity);
  }
  return { draws, missing };
}

/** How much a box gave to a use. */
export interface Share {
  itemId: string;
  quantity: number;
}

/** Every box of a use with its share: the use's own is the first, with the part that the others did not give. */
export function withOwnShare({ itemId, quantity }: Share, further: readonly Share[]): Share[] {
  const own = further.reduce((rest, share) => toThousandths(rest - share.quantity), quantity);
  return [{ itemId, quantity: own }, ...further];
}
