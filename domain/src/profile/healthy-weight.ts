import { exactBmi, isLowForAdult, isLowForOlder } from './bmi.ts';
import type { Day } from '../time/days.ts';
import { yearOf } from '../time/days.ts';

/** From this age on Brazilian health care counts the BMI by other limits. */
export const OLDER_FROM_YEARS = 60;

export interface Body {
  heightCm: number | null;
  birthDate: Day | null;
  today: Day;
}

/** By the birthday, not by the difference of years: the limit of a class changes on that day. */
export function isOlder({ birthDate, today }: Pick<Body, 'birthDate' | 'today'>): boolean {
  if (birthDate === null) return false;
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return yearOf(today) - yearOf(birthDate) - (hadBirthday ? 0 : 1) >= OLDER_FROM_YEARS;
}

/** Whether a weight is, or would be, too low for this height and age; never while one of them is unknown. */
export function isLowWeight(weightKg: number | null, body: Body): boolean {
  const bmi = exactBmi(weightKg, body.heightCm);
  if (bmi === null) return false;
  return isOlder(body) ? isLowForOlder(bmi) : isLowForAdult(bmi);
}

/** The weight to aim at. A target below a healthy weight is asked about, and nothing counts down to it. */
export function aimOf(targetWeight: number | null, body: Body): number | null {
  return isLowWeight(targetWeight, body) ? null : targetWeight;
}
