import { DAY_MS } from './spans.ts';

/** Everything a patient records lies between these, and each day between them is a key of at most five digits. */
const FROM = Date.UTC(1900, 0, 1);
const UNTIL = Date.UTC(2200, 0, 1);
const MOST_DAYS = 20_000;

/** Days of each zone whose offset is known; null where the clocks change. */
const zones = new Map<string, Map<number, number | null>>();

/**
 * How far a zone is ahead of UTC at an instant. Asking `Intl` takes longer than reading a row, so the offset of a day is
 * remembered where it is the same at both ends: in the time zone database no zone changes its clocks twice within three
 * days.
 */
export function offsetMs(zone: string, instant: Date): number {
  return offsetAt(zone, instant.getTime());
}

/** The same of an instant in milliseconds, without a date made of it. */
export function offsetAt(zone: string, time: number): number {
  if (!(time >= FROM && time < UNTIL)) return askOffset(zone, time);
  const days = daysOf(zone);
  const day = Math.floor(time / DAY_MS);
  let offset = days.get(day);
  if (offset === undefined) {
    const [start, end] = [askOffset(zone, day * DAY_MS), askOffset(zone, (day + 1) * DAY_MS)];
    offset = start === end ? start : null;
    if (days.size >= MOST_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset ?? askOffset(zone, time);
}

function daysOf(zone: string): Map<number, number | null> {
  let days = zones.get(zone);
  if (!days) {
    days = new Map();
    zones.set(zone, days);
  }
  return days;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a hundred times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

function askOffset(zone: string, time: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)!;
  const shown = new Date(0);
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  shown.setUTCHours(part('hour') % 24, part('minute'), part('second'));
  return shown.getTime() - Math.floor(time / 1000) * 1000;
}
