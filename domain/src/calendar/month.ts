import { addDays, type Day, weekdayOf } from '../time/days.ts';

/** Six weeks show every month whole, whichever weekday it begins on. */
const CELLS = 42;

/** The days a month's page shows, from the Sunday before its first day; `month` is '2026-11'. */
export function cellsOf(month: string): Day[] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: CELLS }, (_, index) => addDays(sunday, index));
}
