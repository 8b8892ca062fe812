import { isOfSeveral } from './share-dose.ts';
import type { Presentation } from '../pens/presentation.ts';

interface DosedPen {
  presentation: Presentation;
  unitMg: number;
  largestInjectionMg: number;
  doseOptionsMg: readonly number[];
  currentDoseMg: number | null;
  /** When the patient changed that dose; null while it is the one the pen was added with. */
  doseSetAt: Date | null;
  addedAt: Date;
}

/** The patient's last dose. */
export interface TakenDose {
  doseMg: number;
  appliedAt: Date;
  /** When it was recorded: the latest doses are often written down after the first pen. */
  createdAt: Date;
}

/**
 * The dose a pen is used with: the one said last, by a dose taken or by the pen's own field. The last dose has to be one
 * of the same medicine. A dose that the pen has no step for says nothing, unless it takes several injections; that one
 * continues in a pen that was added later with the single dose of its label.
 */
export function doseInUse(pen: DosedPen, last: TakenDose): number | null {
  if (pen.doseSetAt && pen.doseSetAt > last.appliedAt) return pen.currentDoseMg;
  if (isOfSeveral(last.doseMg, pen)) return last.doseMg;
  const isStep = pen.doseOptionsMg.length === 0 || pen.doseOptionsMg.includes(last.doseMg);
  const isSaidLater = pen.currentDoseMg !== null && pen.addedAt >= last.createdAt;
  return isStep && !isSaidLater ? last.doseMg : pen.currentDoseMg;
}
