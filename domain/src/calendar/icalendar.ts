import { offsetMs } from '../time/offset.ts';
import { DAY_MS, MINUTE_MS } from '../time/spans.ts';

/** One event of a published calendar. */
export interface PublishedEvent {
  /** The same for ever: a calendar app knows the event by it. */
  uid: string;
  title: string;
  at: Date;
  /** A whole day has no hour. */
  isWholeDay: boolean;
  day: string;
}

interface Calendar {
  name: string;
  zone: string;
  now: Date;
  events: readonly PublishedEvent[];
  /** The zone's changes of the clocks are described between these. */
  from: Date;
  to: Date;
}

const EVENT_MINUTES = 15;

/** The text of a calendar that other apps subscribe to (RFC 5545). */
export function icalendar({ name, zone, now, events, from, to }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leveza//Calendario//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...zoneLines(zone, { from, to }),
    ...events.flatMap((event) => eventLines(event, zone, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, title, at, isWholeDay, day }: PublishedEvent, zone: string, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(now)}Z`,
    ...(isWholeDay
      ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]
      : // An end by the clock would lie before the start on the night the clocks go back.
        [`DTSTART;TZID=${zone}:${local(at, zone)}`, `DURATION:PT${EVENT_MINUTES}M`]),
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The zone as it is from the first day on, and every change of its clocks until the last. */
function zoneLines(zone: string, { from, to }: { from: Date; to: Date }): string[] {
  const parts: string[] = [];
  let before = offsetMs(zone, from);
  parts.push(...zonePart({ at: from, before, after: before }));
  for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
    const after = offsetMs(zone, new Date(at + DAY_MS));
    if (after === before) continue;
    parts.push(...zonePart({ at: changeWithin(zone, at, before), before, after }));
    before = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'];
}

function zonePart({ at, before, after }: { at: Date; before: number; after: number }): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(new Date(at.getTime() + before))}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** The minute of a day on which the clocks change. */
function changeWithin(zone: string, day: number, before: number): Date {
  let [low, high] = [day, day + DAY_MS];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(zone, new Date(middle)) === before) low = middle;
    else high = middle;
  }
  return new Date(high);
}

const two = (value: number) => String(value).padStart(2, '0');

function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

const local = (at: Date, zone: string) => compact(new Date(at.getTime() + offsetMs(zone, at)));

/** '20261116T080000' */
const compact = (date: Date) => date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

const MOST_OCTETS = 75;

/** Lines are folded by octets, and never inside a character. */
function folded(line: string): string {
  // No character takes more than three octets a place.
  if (line.length * 3 <= MOST_OCTETS) return line;
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const sign of line) {
    const length = octetsOf(sign);
    if (octets + length > MOST_OCTETS) {
      parts.push(part);
      // The space that begins a folded line counts.
      [part, octets] = ['', 1];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}

/** In UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
