import { dayOfMonth, weekdayOf } from '../plans/schedule.ts';
import { addDays, type Day } from '../time/days.ts';

/** Six weeks show every month whole, whichever weekday it begins on. */
const CELLS = 42;

/** The days a month's page shows, from the Sunday before its first day; `month` is '2026-11'. */
export function cellsOf(month: string): Day[] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: CELLS }, (_, index) => addDays(sunday, index));
}

/** The month so many months later, or earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  const date = new Date(Date.UTC(year!, number! - 1 + months, 1));
  return date.toISOString().slice(0, 7);
}

/** The same day of another month; the 31st of a shorter month is its last day. */
export function sameDayOf(day: Day, months: number): Day {
  return dayOfMonth(addMonths(day.slice(0, 7), months), Number(day.slice(8)));
}
