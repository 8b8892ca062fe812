import { toMg, toUnits } from './amount.ts';

const DAYS_PER_WEEK = 7;

export interface ClimbedPen {
  /** The content of a full pen. */
  unitMg: number;
  currentDoseMg: number;
  /** The doses that this pen can give. */
  doseOptionsMg: readonly number[];
  intervalDays: number;
  /** The steps of the label, the first one first. */
  steps: readonly { doseMg: number; minWeeks: number | null }[];
}

/**
 * The content of a pen after so many doses, where the first ones were smaller, as the label begins: four of 0,25 mg,
 * then 0,5 mg. Null where no smaller dose comes out of this pen, or where it does not give so many.
 */
export function mgAfterClimbing(pen: ClimbedPen, doses: number): number | null {
  const isBefore = ({ doseMg }: { doseMg: number }) =>
    doseMg < pen.currentDoseMg && pen.doseOptionsMg.includes(doseMg);
  let left = doses;
  let gone = 0;
  for (const { doseMg, minWeeks } of pen.steps.filter(isBefore)) {
    const taken = Math.min(left, Math.round(((minWeeks ?? 0) * DAYS_PER_WEEK) / pen.intervalDays));
    left -= taken;
    gone += taken * toUnits(doseMg);
  }
  const held = toUnits(pen.unitMg) - gone - left * toUnits(pen.currentDoseMg);
  return left === doses || held < 0 ? null : toMg(held);
}
