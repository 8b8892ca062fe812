import { addDays, type Day } from '@leveza/domain/time/days.ts';

/** So many days at a time; of those to come, a week. */
const DAYS = 30;
const DAYS_AHEAD = 7;

/** The days of a part of the history, the newest first; that one reaches a week ahead. */
export function daysOfPart(today: Day, part: number): { from: Day; to: Day } {
  const from = addDays(today, 1 - DAYS * (part + 1));
  return { from, to: part === 0 ? addDays(today, DAYS_AHEAD) : addDays(from, DAYS - 1) };
}
