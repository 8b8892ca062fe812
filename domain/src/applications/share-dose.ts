import { toMg, toUnits } from '../pens/amount.ts';
import type { Molecule, Presentation } from '../pens/presentation.ts';
import type { PenStatus } from '../pens/status.ts';
import type { Day } from '../time/days.ts';

/** A pen as far as it decides what it gives to a dose. */
export interface GivingPen {
  id: string;
  presentation: Presentation;
  unitMg: number;
  remainingMg: number;
  largestInjectionMg: number;
  injectionsLeft: number;
}

export interface DosePart {
  penId: string;
  mg: number;
}

/**
 * The parts of one dose: all of it out of the first pen where that one can, else as much as each gives in their order
 * (7,2 mg are the last 2,4 mg of one pen and 4,8 mg of the next). Null where they cannot give it together.
 */
export function shareDose(doseMg: number, [first, ...others]: readonly GivingPen[]): DosePart[] | null {
  if (!first || !(doseMg > 0)) return null;
  let missing = toUnits(doseMg);
  if (missing <= mostOf(first)) return [{ penId: first.id, mg: doseMg }];
  const parts: DosePart[] = [];
  for (const pen of [first, ...others]) {
    const part = giftOf(pen, missing);
    if (part === 0 && pen === first) return null;
    if (part > 0) parts.push({ penId: pen.id, mg: toMg(part) });
    missing -= part;
  }
  return missing === 0 ? parts : null;
}

/** How many times a pen or its button is pressed for so much. */
export function injectionsFor(mg: number, { largestInjectionMg }: GivingPen): number {
  return Math.max(1, Math.ceil(toUnits(mg) / toUnits(largestInjectionMg)));
}

/** The pen as it was before it gave this part, for a dose that is drawn anew. */
export function beforePart<T extends GivingPen>(pen: T, part: DosePart | undefined): T {
  if (!part) return pen;
  return {
    ...pen,
    remainingMg: toMg(toUnits(pen.remainingMg) + toUnits(part.mg)),
    injectionsLeft: pen.injectionsLeft + injectionsFor(part.mg, pen),
  };
}

type Kind = Pick<GivingPen, 'presentation' | 'largestInjectionMg' | 'unitMg'>;

/** A pen of fixed doses gives whole ones; a dialled pen or a vial gives any amount. */
export const isFixed = ({ presentation, largestInjectionMg, unitMg }: Kind) =>
  presentation === 'single-dose-pen' || largestInjectionMg < unitMg;

/** Whether a dose is several whole injections of such a pen: 7,2 mg of one that gives 2,4 mg. */
export function isOfSeveral(doseMg: number, pen: Kind): boolean {
  const injections = toUnits(doseMg) / toUnits(pen.largestInjectionMg);
  return isFixed(pen) && injections > 1 && Number.isInteger(injections);
}

function mostOf(pen: GivingPen): number {
  return isFixed(pen) ? pen.injectionsLeft * toUnits(pen.largestInjectionMg) : toUnits(pen.remainingMg);
}

function giftOf(pen: GivingPen, missing: number): number {
  const most = Math.min(missing, mostOf(pen));
  const one = toUnits(pen.largestInjectionMg);
  return isFixed(pen) ? Math.floor(most / one) * one : most;
}

export interface FurtherPen extends GivingPen {
  /** The product, by its id in the catalogue. */
  catalogId: string | null;
  name: string;
  molecule: Molecule | null;
  isProhibited: boolean;
  status: PenStatus;
  usableUntil: Day | null;
}

/** Pens that may give the rest of a dose: of the same brand, never past their date; like the first one before others. */
export function furtherPens<T extends FurtherPen>(first: T, pens: readonly T[], today: Day): T[] {
  const isUsable = ({ usableUntil, isProhibited }: T) =>
    !isProhibited && (usableUntil === null || usableUntil >= today);
  const isSameBrand = ({ name, molecule }: T) => name === first.name && molecule === first.molecule;
  const isAlike = ({ catalogId, unitMg }: T) => catalogId === first.catalogId && unitMg === first.unitMg;
  const rank = (pen: T) =>
    [Number(!isAlike(pen)), Number(pen.status !== 'open'), pen.usableUntil ?? '9999-12-31', pen.id].join(' ');
  return pens
    .filter((pen) => pen.id !== first.id && isSameBrand(pen) && isUsable(pen))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
