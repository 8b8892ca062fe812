import type { NextDose } from '../applications/next-dose.ts';
import { skippedAmong } from '../applications/plan.ts';
import { numbersOf, planOf, type Rhythm } from '../applications/usual-day.ts';

/** A month of a treatment: four weekly doses, twenty-eight daily ones, or twice that many. */
export const MONTH_DAYS = 28;
const FEWEST_DOSES = 2;

/** How many planned doses in a row make a month of constancy. */
export function dosesOfAMonth(intervalDays: number): number {
  return Math.max(FEWEST_DOSES, Math.round(MONTH_DAYS / intervalDays));
}

/** Enough doses to see a month of a medicine applied twice a day, as Byetta is. */
export const DOSES_OF_CONSTANCY = dosesOfAMonth(0.5);

interface Doses {
  /** Oldest first, and only those since the last month that was praised. */
  applied: readonly Date[];
  rhythm: Rhythm | null;
  skips: readonly Date[];
  next: Pick<NextDose, 'state' | 'missedInARow'>;
}

/**
 * The dose that completed a month of planned doses in a row, or null. A late dose inside the label's window counts for
 * its planned time; a second dose for the same time counts once; a dose left out begins the row anew.
 * None in a pause, and none once a planned dose after the last one was skipped or not recorded: the row is over.
 */
export function constancyOf({ applied, rhythm, skips, next }: Doses): { at: Date; doses: number } | null {
  const last = applied.at(-1);
  if (!rhythm || !last || next.state === 'paused' || next.missedInARow > 0) return null;
  const numbers = numbersOf(applied, planOf(rhythm, last), rhythm, skippedAmong(skips));
  const row = [...new Set(numbers)].toSorted((a, b) => b - a);
  const gap = row.findIndex((number, place) => number !== row[0]! - place);
  const inARow = gap < 0 ? row.length : gap;
  // Who writes down earlier doses has more in a row: the month is praised, so its own doses are told.
  const doses = dosesOfAMonth(rhythm.intervalDays);
  return inARow >= doses ? { at: last, doses } : null;
}
