import { type Day, daysBetween } from '../time/days.ts';

export interface TypedHba1c {
  percent: number;
  on: Day;
}

/** HbA1c tells of two to three months: one typed again within a month corrects the earlier one. The span is Leveza's. */
const CORRECTION_DAYS = 30;

export const isCorrection = (typedOn: Day, today: Day): boolean =>
  daysBetween(typedOn, today) <= CORRECTION_DAYS;
