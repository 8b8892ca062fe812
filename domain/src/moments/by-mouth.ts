import { addDays, type Day } from '../time/days.ts';
import { MONTH_DAYS } from './constancy.ts';

/** A planned dose of a tablet of the treatment. */
export interface DoseByMouth {
  day: Day;
  isTaken: boolean;
  /** Today's, and not taken yet: it says nothing. */
  isOpen: boolean;
}

interface Tablets {
  /** Oldest first. */
  doses: readonly DoseByMouth[];
  /** The last day of the month that was praised before, or '' before the first. */
  praisedUntil: Day;
}

/** The day that completed a month of planned tablets, each taken, and how many they were; or null. */
export function monthByMouth({ doses, praisedUntil }: Tablets): { day: Day; doses: number } | null {
  const known = doses.filter(({ day, isOpen }) => !isOpen && day > praisedUntil);
  const row = known.slice(known.findLastIndex(({ isTaken }) => !isTaken) + 1);
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last || first.day > addDays(last.day, 1 - MONTH_DAYS)) return null;
  return { day: last.day, doses: row.length };
}
