import type { Day } from './days.ts';
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
  return Number(clock(zone, instant).get('hour')) % 24;
}

/** The day and the time, '08:05', a clock in a zone shows. */
export function wallClock(zone: string, instant: Date): { day: Day; time: string } {
  const parts = clock(zone, instant);
  const part = (type: string) => parts.get(type)!;
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** How far a zone is ahead of UTC at an instant. */
function offsetMs(zone: string, instant: Date): number {
  const parts = clock(zone, instant);
  const part = (type: string) => Number(parts.get(type));
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour') % 24,
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(zone: string, instant: Date): Map<string, string> {
  let format = clocks.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, format);
  }
  return new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
