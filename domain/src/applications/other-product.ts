import { toUnits } from '../pens/amount.ts';
import type { Presentation } from '../pens/presentation.ts';
import type { TakenDose } from './dose-in-use.ts';

export interface ProductPen {
  presentation: Presentation;
  unitMg: number;
  doseOptionsMg: readonly number[];
  currentDoseMg: number | null;
  /** When the patient changed that dose; null while it is the one the pen was added with. */
  doseSetAt: Date | null;
  addedAt: Date;
}

/**
 * The dose that a pen of another product than the last one goes on with: the last dose, or one that the patient chose
 * for this pen since. Null where it gives neither: a strength left over or bought ahead changes no dose by being at home.
 */
export function doseOfOther(pen: ProductPen, last: TakenDose): number | null {
  if (isChosenSince(pen, last)) return pen.currentDoseMg;
  const steps = stepsOf(pen).map(toUnits);
  const isStep = steps.length === 0 || steps.includes(toUnits(last.doseMg));
  return isStep && toUnits(pen.unitMg) >= toUnits(last.doseMg) ? last.doseMg : null;
}

/** The only dose of a label is filled in with the pen, so that it is no choice. */
function isChosenSince(pen: ProductPen, last: TakenDose): boolean {
  const { currentDoseMg, doseSetAt, addedAt } = pen;
  const steps = stepsOf(pen);
  if (currentDoseMg === null || (steps.length === 1 && steps[0] === currentDoseMg)) return false;
  return addedAt >= last.createdAt || (doseSetAt !== null && doseSetAt > last.appliedAt);
}

/** The doses that a pen can be set to; none where any can. */
export function stepsOf({ presentation, unitMg, doseOptionsMg }: ProductPen): readonly number[] {
  return presentation === 'single-dose-pen' && doseOptionsMg.length === 0 ? [unitMg] : doseOptionsMg;
}
