import { type Day, yearOf } from '../time/days.ts';

/** Whole years, by the birthday. */
export function ageOn(birthDate: Day, today: Day): number {
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return yearOf(today) - yearOf(birthDate) - (hadBirthday ? 0 : 1);
}
