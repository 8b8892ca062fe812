import type { Day } from '../time/days.ts';
import { yearOf } from '../time/days.ts';

/** Limits of the registration form (specification, first document, section 9). */
export const NAME_MIN_LENGTH = 2;
export const HEIGHT_CM = { min: 100, max: 250 };
export const WEIGHT_KG = { min: 30, max: 300 };
export const AGE_YEARS = { min: 16, max: 120 };

// The profile's limits keep out slips of the finger (a comma forgotten, two fields exchanged), not rare patients:
// each is wider than what is compatible with life outside a hospital.

/** Analysers report HbA1c from about 3 to 20 %. */
export const HBA1C_PERCENT = { min: 3, max: 20 };
/** Wider than any reading of a home monitor (their own range ends at 280 or 299 mmHg). */
export const SYSTOLIC_MMHG = { min: 50, max: 300 };
export const DIASTOLIC_MMHG = { min: 20, max: 200 };
/** The specification's input hints. */
export const SLEEP_HOURS = { min: 1, max: 24 };
export const STRESS_LEVEL = { min: 1, max: 10 };
/** More than 15 litres a day is water intoxication; '25' is 2,5 with the comma lost. */
export const WATER_LITRES = { min: 0.1, max: 15 };

/** Age by the difference of years, as the specification counts it. */
export function isAgeAllowed(birthDate: Day, today: Day): boolean {
  const age = yearOf(today) - yearOf(birthDate);
  return age >= AGE_YEARS.min && age <= AGE_YEARS.max;
}
