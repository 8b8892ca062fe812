import { offsetMs } from './offset.ts';
import { DAY_MS } from './spans.ts';

export { DEFAULT_ZONE } from './default-zone.ts';
export { isDay } from './is-day.ts';

/** A calendar day, 'YYYY-MM-DD', that never passes through a timestamp. */
export type Day = string;

/** Which day it is in a patient's zone at an instant. */
export function dayIn(zone: string, instant: Date): Day {
  return dayOf(Math.floor((instant.getTime() + offsetMs(zone, instant)) / DAY_MS));
}

const MOST_DAYS = 20_000;
const written = new Map<number, Day>();

/** A day by its number since 1970. Writing it out takes longer than looking it up, and ten years have each day often. */
function dayOf(number: number): Day {
  let day = written.get(number);
  if (day === undefined) {
    day = new Date(number * DAY_MS).toISOString().slice(0, 10);
    if (written.size >= MOST_DAYS) written.clear();
    written.set(number, day);
  }
  return day;
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
  return dayOf(utcMidnight(day) / DAY_MS + days);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
