import type { Gender } from '../profile/gender.ts';
import type { Day } from '../time/days.ts';
import type { Person } from './printed/choose.ts';

export interface KnownPerson {
  gender: Gender | null;
  birthDate: Day | null;
}

/** The patient as of the day of an exam; ranges by sex need F or M. */
export function personOn({ gender, birthDate }: KnownPerson, day: Day): Person {
  return {
    sex: gender === 'F' || gender === 'M' ? gender : null,
    age: birthDate === null ? null : yearsBetween(birthDate, day),
  };
}

function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
