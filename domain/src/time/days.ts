import { offsetMs } from './offset.ts';
import { DAY_MS } from './spans.ts';

/** A calendar day, 'YYYY-MM-DD', that never passes through a timestamp. */
export type Day = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days counted from a day keep four digits of the year: a pen's last one, the end of a prescription. */
const LAST_YEAR = 9899;

/** Whether this is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1 || year > LAST_YEAR)
    return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const DEFAULT_ZONE = 'America/Sao_Paulo';

/** Which day it is in a patient's zone at an instant. */
export function dayIn(zone: string, instant: Date): Day {
  return new Date(instant.getTime() + offsetMs(zone, instant)).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** How many days later `to` is than `from`; negative when it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
