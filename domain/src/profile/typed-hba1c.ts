import { type Day, daysBetween } from '../time/days.ts';

export interface TypedHba1c {
  percent: number;
  on: Day;
}

/** HbA1c tells of two to three months: one of the same month corrects the earlier one. The span is Leveza's. */
const CORRECTION_DAYS = 30;

/** Whether the later typing says the earlier one better; otherwise both were measured. An equal one may move its day back. */
export const isCorrection = (earlier: TypedHba1c, later: TypedHba1c): boolean =>
  (earlier.percent === later.percent && later.on <= earlier.on) ||
  Math.abs(daysBetween(earlier.on, later.on)) <= CORRECTION_DAYS;
