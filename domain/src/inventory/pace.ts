import { frequencyOf, type Stocked } from './display.ts';
import type { Frequency } from './frequency.ts';

/** How a product is taken: how much at once, and how often where that is known. */
export interface Pace {
  unitsPerDose: number;
  frequency: Frequency | null;
}

/** A box as far as it says how it is taken. */
export type PacedBox = Pick<Stocked, 'frequencyTimes' | 'frequencyPer'> & { unitsPerDose: number };

/**
 * The one choice of a pace, for the row, the counter, the bell and the first screen: that of the plans in force, else as the
 * box says, else as another box of its product says, the newest first, empty or not, until it is deleted. A box taken
 * only when needed says so itself.
 */
export function paceOf(
  box: PacedBox,
  ofProduct: readonly PacedBox[],
  planned: Pace | null | undefined,
): Pace {
  if (planned) return planned;
  const saying = box.frequencyPer === null ? ofProduct.find((other) => frequencyOf(other) !== null) : box;
  const { unitsPerDose } = saying ?? box;
  return { unitsPerDose, frequency: frequencyOf(saying ?? box) };
}
