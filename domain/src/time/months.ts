import { addDays, type Day } from './days.ts';

/** The 31st of a shorter month is its last day. */
export function dayOfMonth(month: string, wanted: number): Day {
  const first = `${month}-01`;
  const inNextMonth = addDays(first, 31).slice(0, 7);
  const last = addDays(`${inNextMonth}-01`, -1);
  return wanted > Number(last.slice(8)) ? last : addDays(first, wanted - 1);
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
