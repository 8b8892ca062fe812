import type { Day } from './days.ts';
import { offsetMs } from './offset.ts';
import { MINUTE_MS } from './spans.ts';

/** The instant a clock in a zone shows this time on this day; '24:00' is the end of the day. */
export function instantAt(day: Day, time: string, zone: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const wall = Date.parse(`${day}T00:00:00Z`) + (hours! * 60 + minutes!) * MINUTE_MS;
  // The offset before and after a change of the clocks may differ: the second look uses the one in force there.
  const guess = wall - offsetMs(zone, new Date(wall));
  return new Date(wall - offsetMs(zone, new Date(guess)));
}

/** The hour (0 to 23) a clock in a zone shows. */
export function hourIn(zone: string, instant: Date): number {
  return shownAt(zone, instant).getUTCHours();
}

/** The day and the time, '08:05', a clock in a zone shows. */
export function wallClock(zone: string, instant: Date): { day: Day; time: string } {
  const [day, time] = shownAt(zone, instant).toISOString().split('T');
  return { day: day!, time: time!.slice(0, 5) };
}

/** The date that shows in UTC what the clock of the zone shows. */
function shownAt(zone: string, instant: Date): Date {
  return new Date(instant.getTime() + offsetMs(zone, instant));
}
