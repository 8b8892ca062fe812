import { type Day, utcMidnight } from './days.ts';
import { offsetAt, offsetMs } from './offset.ts';
import { DAY_MS, MINUTE_MS } from './spans.ts';

/**
 * The instant a clock in a zone shows this time on this day; '24:00' is the end of the day. Where the clocks change, a
 * time that comes twice is the first one, and a time that is left out is as much later as the clocks go forward.
 */
export function instantAt(day: Day, time: string, zone: string): Date {
  return instantOf(wallOf(day, time), zone);
}

/** A time of a day as the UTC of a clock that shows it: days after it are so many times 24 hours. */
export function wallOf(day: Day, time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return utcMidnight(day) + (hours! * 60 + minutes!) * MINUTE_MS;
}

/** The instant a clock in a zone shows such a time. */
export function instantOf(wall: number, zone: string): Date {
  const earlier = offsetAt(zone, wall - DAY_MS);
  const later = offsetAt(zone, wall + DAY_MS);
  const before = new Date(wall - earlier);
  if (earlier === later) return before;
  const after = new Date(wall - later);
  const shows = (instant: Date) => instant.getTime() + offsetMs(zone, instant) === wall;
  return shows(before) || !shows(after) ? before : after;
}

/** The hour (0 to 23) a clock in a zone shows. */
export function hourIn(zone: string, instant: Date): number {
  return shownAt(zone, instant).getUTCHours();
}

/** The minute of the day (0 to 1439) a clock in a zone shows. */
export function minuteIn(zone: string, instant: Date): number {
  const shown = shownAt(zone, instant);
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

/** The day and the time, '08:05', a clock in a zone shows. */
export function wallClock(zone: string, instant: Date): { day: Day; time: string } {
  const [day, time] = shownAt(zone, instant).toISOString().split('T');
  return { day: day!, time: time!.slice(0, 5) };
}

/** The same in one text: '2026-11-16T08:05'. */
export function clockIn(zone: string, instant: Date): string {
  return shownAt(zone, instant).toISOString().slice(0, 16);
}

/** The time on the clock of the zone, as the UTC of a clock that shows the same. */
export function wallMs(zone: string, instant: Date): number {
  return instant.getTime() + offsetMs(zone, instant);
}

/** The date that shows in UTC what the clock of the zone shows. */
function shownAt(zone: string, instant: Date): Date {
  return new Date(wallMs(zone, instant));
}
