import { offsetMs } from './offset.ts';
import { DAY_MS } from './spans.ts';

export { isDay } from './is-day.ts';

/** A calendar day, 'YYYY-MM-DD', that never passes through a timestamp. */
export type Day = string;

export const DEFAULT_ZONE = 'America/Sao_Paulo';

/** Which day it is in a patient's zone at an instant. */
export function dayIn(zone: string, instant: Date): Day {
  return new Date(instant.getTime() + offsetMs(zone, instant)).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Midnight in UTC: ECMAScript reads a date without a time so, and twice as fast as one with it. */
export const utcMidnight = (day: Day) => Date.parse(day);

/** How many days later `to` is than `from`; negative when it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}
