import { toUnits } from '../pens/amount.ts';
import { doseInUse, type TakenDose } from './dose-in-use.ts';
import { doseOfOther, stepsOf } from './other-product.ts';
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
  /** Its lot is on a list of counterfeits. */
  isCounterfeit?: boolean;
}

export interface LastDose extends TakenDose {
  penId: string | null;
  catalogId: string | null;
  molecule: Molecule | null;
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
  /** Where no pen gives the dose: the doses that those of its molecule at home give, smallest first. */
  otherDosesMg: number[];
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
  const continued = usable.find((pen) => goesOn(pen, last) && givesDose(pen, { pens, last, today }));
  const wantedMg = planned?.doseMg ?? (last?.isSlip ? null : (last?.doseMg ?? null));
  const none = { ...NOTHING, otherDosesMg: dosesBeside(wantedMg, usable) };
  const suggestion = continued
    ? { ...NOTHING, penId: continued.id, doseMg: doseFrom(continued, last) }
    : none;
  if (!planned || suggestion.doseMg === planned.doseMg) return suggestion;
  const fitting = usable.find((pen) => canGive(pen, planned.doseMg));
  return { ...(fitting ? { ...NOTHING, penId: fitting.id } : none), doseMg: planned.doseMg };
}

const NOTHING: Suggestion = { penId: null, doseMg: null, otherDosesMg: [] };

/** Of pens that give other doses than the wanted one. */
function dosesBeside(wantedMg: number | null, pens: readonly SuggestiblePen[]): number[] {
  if (wantedMg === null) return [];
  const others = pens.filter((pen) => pen.dosesLeft >= 1 && !stepsOf(pen).includes(wantedMg));
  return [...new Set(others.flatMap(stepsOf))].toSorted((a, b) => a - b);
}

/** Another strength than the last dose is the patient's to choose, and says nothing about a dose that was a slip. */
function goesOn(pen: SuggestiblePen, last: LastDose | null): boolean {
  if (!last?.molecule || isSameMedicine(pen, last)) return true;
  return !last.isSlip && doseOfOther(pen, last) !== null;
}

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

/** Same medicine, no counterfeit, open before sealed, the pen in hand, the one that ends first, the oldest. */
function rank(pen: SuggestiblePen, last: LastDose | null): string[] {
  return [
    first(last !== null && isSameMedicine(pen, last)),
    first(!pen.isCounterfeit),
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
  const going = last && !last.isSlip ? last : null;
  const inUse = going && doseGoingOn(pen, going);
  const isLast = inUse !== null && inUse === going?.doseMg && !isOfSeveral(inUse, pen);
  // A pen that holds less than the dose in use does not lower it.
  if (isLast) return canGive(pen, inUse) ? inUse : null;
  if (inUse !== null) return inUse;
  if (pen.currentDoseMg !== null) return pen.currentDoseMg;
  const steps = stepsOf(pen);
  return steps.length === 1 ? steps[0]! : null;
}

/** The mg of one unknown medicine say nothing about another. */
function doseGoingOn(pen: SuggestiblePen, last: LastDose): number | null {
  if (isSameMedicine(pen, last)) return doseInUse(pen, last);
  return pen.molecule !== null && pen.molecule === last.molecule ? doseOfOther(pen, last) : null;
}

function canGive(pen: SuggestiblePen, doseMg: number): boolean {
  const inOne = pen.presentation === 'multi-dose-pen' && pen.status === 'open' ? pen.openMg : pen.unitMg;
  const steps = stepsOf(pen).map(toUnits);
  return toUnits(inOne) >= toUnits(doseMg) && (steps.length === 0 || steps.includes(toUnits(doseMg)));
}
