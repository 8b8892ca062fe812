import { toUnits } from '../pens/amount.ts';
import { doseInUse } from './dose-in-use.ts';
import type { Molecule } from '../pens/presentation.ts';
import type { Day } from '../time/days.ts';
import { type FurtherPen, furtherPens, isFixed, isOfSeveral, shareDose } from './share-dose.ts';

export interface SuggestiblePen extends FurtherPen {
  dosesLeft: number;
  currentDoseMg: number | null;
  /** When the patient changed that dose. */
  doseSetAt: Date | null;
  addedAt: Date;
  openMg: number;
  purchaseDate: Day;
  doseOptionsMg: readonly number[];
}

export interface LastDose {
  penId: string | null;
  catalogId: string | null;
  molecule: Molecule | null;
  doseMg: number;
  appliedAt: Date;
  /** A dose unlike the label or the one before it, which is recorded but not suggested again. */
  isSlip?: boolean;
  /** Set when the pen itself is no longer kept. */
  isProhibited?: boolean;
}

/** The next dose as the treatment's plan says it. */
export interface PlannedDose {
  doseMg: number;
  molecule: Molecule | null;
}

interface Shelf {
  pens: readonly SuggestiblePen[];
  last: LastDose | null;
  planned?: PlannedDose | null;
  today: Day;
}

interface Suggestion {
  penId: string | null;
  doseMg: number | null;
}

/** The pen and dose the patient most probably takes next: the plan says it, or the last one continues. */
export function suggestDose({ pens, last, planned, today }: Shelf): Suggestion {
  if (last && isFromProhibited(last, pens)) return NOTHING;
  const usable = pens
    .filter(
      (pen) =>
        isUsable(pen, today) && (planned ? isOfPlan(pen, planned, last) : isOfSameTreatment(pen, last)),
    )
    .toSorted((a, b) => compare(rank(a, last), rank(b, last)));
  const continued = usable.find((pen) => givesDose(pen, { pens, last, today }));
  const suggestion = continued ? { penId: continued.id, doseMg: doseFrom(continued, last) } : NOTHING;
  if (!planned || suggestion.doseMg === planned.doseMg) return suggestion;
  const fitting = usable.find((pen) => canGive(pen, planned.doseMg));
  return { penId: fitting?.id ?? null, doseMg: planned.doseMg };
}

const NOTHING: Suggestion = { penId: null, doseMg: null };

/** Pens of the planned molecule; of one that no catalogue knows, those of the last dose. */
function isOfPlan(pen: SuggestiblePen, { molecule }: PlannedDose, last: LastDose | null): boolean {
  return molecule ? pen.molecule === molecule : isOfSameTreatment(pen, last);
}

function isFromProhibited(last: LastDose, pens: readonly SuggestiblePen[]): boolean {
  return last.isProhibited ?? pens.some((pen) => pen.isProhibited && isSameMedicine(pen, last));
}

function isUsable({ isProhibited, status, usableUntil }: SuggestiblePen, today: Day): boolean {
  const isExpired = usableUntil !== null && usableUntil < today;
  return !isProhibited && status !== 'empty' && !isExpired;
}

/** A pen of fixed doses may begin a dose of several, where others of its brand give the rest. */
function givesDose(pen: SuggestiblePen, { pens, last, today }: Shelf): boolean {
  const doseMg = isFixed(pen) ? doseFrom(pen, last) : null;
  if (doseMg === null) return pen.dosesLeft >= 1;
  return shareDose(doseMg, [pen, ...furtherPens(pen, pens, today)]) !== null;
}

/** Never another molecule than the last: that is a change of treatment, and the patient's to make. */
function isOfSameTreatment(pen: SuggestiblePen, last: LastDose | null): boolean {
  if (!last?.molecule) return !last?.catalogId || isSameMedicine(pen, last);
  return pen.molecule === last.molecule;
}

function isSameMedicine(pen: SuggestiblePen, last: LastDose): boolean {
  return pen.id === last.penId || (pen.catalogId !== null && pen.catalogId === last.catalogId);
}

/** Same medicine, open before sealed, the pen in hand, the one that ends first, the oldest. */
function rank(pen: SuggestiblePen, last: LastDose | null): string[] {
  return [
    first(last !== null && isSameMedicine(pen, last)),
    first(pen.status === 'open'),
    first(pen.id === last?.penId),
    pen.usableUntil ?? '9999-12-31',
    pen.purchaseDate,
    pen.id,
  ];
}

const first = (isFirst: boolean) => (isFirst ? '0' : '1');

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at < 0) return 0;
  return a[at]! < b[at]! ? -1 : 1;
}

function doseFrom(pen: SuggestiblePen, last: LastDose | null): number | null {
  if (last && !last.isSlip && isSameMedicine(pen, last)) {
    const inUse = doseInUse(pen, last);
    const isLast = inUse === last.doseMg && !isOfSeveral(inUse, pen);
    // A pen that holds less than the dose in use does not lower it.
    if (inUse !== null && isLast) return canGive(pen, inUse) ? inUse : null;
    if (inUse !== null) return inUse;
  }
  if (pen.currentDoseMg !== null) return pen.currentDoseMg;
  if (last && !last.isSlip && isKnownSame(pen, last) && canGive(pen, last.doseMg)) return last.doseMg;
  const options = optionsOf(pen);
  return options.length === 1 ? options[0]! : null;
}

/** The mg of one unknown medicine say nothing about another. */
function isKnownSame(pen: SuggestiblePen, last: LastDose): boolean {
  return isSameMedicine(pen, last) || (pen.molecule !== null && pen.molecule === last.molecule);
}

function canGive(pen: SuggestiblePen, doseMg: number): boolean {
  const inOne = pen.presentation === 'multi-dose-pen' && pen.status === 'open' ? pen.openMg : pen.unitMg;
  const options = optionsOf(pen).map(toUnits);
  return toUnits(inOne) >= toUnits(doseMg) && (options.length === 0 || options.includes(toUnits(doseMg)));
}

function optionsOf({ presentation, unitMg, doseOptionsMg }: SuggestiblePen): readonly number[] {
  return presentation === 'single-dose-pen' && doseOptionsMg.length === 0 ? [unitMg] : doseOptionsMg;
}
