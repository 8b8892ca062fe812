import type { Day } from '../time/days.ts';
import { yearOf } from '../time/days.ts';

/** Limits of the registration form (specification, first document, section 9). */
export const NAME_MIN_LENGTH = 2;
export const HEIGHT_CM = { min: 100, max: 250 };
export const WEIGHT_KG = { min: 30, max: 300 };
export const AGE_YEARS = { min: 16, max: 120 };

/** Age by the difference of years, as the specification counts it. */
export function isAgeAllowed(birthDate: Day, today: Day): boolean {
  const age = yearOf(today) - yearOf(birthDate);
  return age >= AGE_YEARS.min && age <= AGE_YEARS.max;
}
