import { toUnits } from './amount.ts';
import type { Containers } from './presentation.ts';
import type { Shelf } from './shelf.ts';

/*
 * A pen of fixed doses gives so many of them and is discarded: the KwikPen gives 4, be they applied whole or not. It is
 * counted by doses, because its purges come out of the filling beyond them (a KwikPen of 2,4 ml is filled with 3 ml).
 */

/** One of its doses in whole ten-thousandths of a mg; null where the dose is dialled. */
export function fixedDose({ fixedDoses, unitMg }: Containers): number | null {
  return fixedDoses ? Math.max(1, Math.round(toUnits(unitMg) / fixedDoses)) : null;
}

/** The doses an open pen still gives: by their number, and never more than it holds. */
export function fixedDosesLeft(containers: Containers, open: number, dosesUsed: number): number {
  const dose = fixedDose(containers);
  if (dose === null || open <= 0) return 0;
  return Math.max(0, Math.min(Math.ceil(open / dose), (containers.fixedDoses ?? 0) - dosesUsed));
}

/** The largest dose by number: a purge takes from the mg, not from the doses. */
export function largestCounted({ containers, open, dosesUsed }: Shelf): number {
  return fixedDosesLeft(containers, open, dosesUsed) * (fixedDose(containers) ?? 0);
}

/** How many doses of its own a pen loses by an application of so much. */
export function dosesGone({ containers }: Shelf, asked: number): number {
  const dose = fixedDose(containers);
  return dose === null ? 1 : Math.max(1, Math.ceil(asked / dose));
}

/** A loss or a correction says anew how many whole doses are in the open pen. */
export function recount(shelf: Shelf): void {
  const dose = fixedDose(shelf.containers);
  if (dose === null) return;
  shelf.dosesUsed = Math.max(0, (shelf.containers.fixedDoses ?? 0) - Math.floor(shelf.open / dose));
}
