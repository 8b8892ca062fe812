import { isDay, type Day } from '../../time/days.ts';
import { instantAt } from '../../time/instants.ts';

const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?<rest>\D.*)?$/s;
const YEAR_LAST = /^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?<rest>\D.*)?$/s;
const CLOCK =
  /^(?<hour>\d{1,2})(?:[:h](?<minute>\d{2})?)(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?:min)?\s*(?<half>[ap]\.?m\.?)?\s*(?<offset>z|(?:utc|gmt)?[+-]\d{2}:?(?:\d{2})?)?$/;
/** What may stand between a day and its time. */
const BETWEEN = /^(?:\s*,?\s*(?:às|as)\s+|[t,\s]\s*)/;

const OLDEST_YEAR = 1900;
/** Of two digits, the years of the last century begin here. */
const LAST_CENTURY_FROM = 70;
const MIDDAY = { minutes: 12 * 60, seconds: 0, offset: null };

interface Time {
  minutes: number;
  seconds: number;
  /** Minutes ahead of UTC; null when the zone of the patient decides. */
  offset: number | null;
}

export interface ReadDate {
  at: Date;
  hasTime: boolean;
}

/**
 * The instant of a day as spreadsheets, scales and phones write it, with a time in its own column or none: then it
 * is midday, far from both ends of the day.
 */
export function readImportDate(
  text: string,
  time: string | null,
  zone: string,
  isDayFirst = true,
): Date | null {
  return readDateAndTime(text, time, zone, isDayFirst)?.at ?? null;
}

export function readDateAndTime(
  text: string,
  time: string | null,
  zone: string,
  isDayFirst: boolean,
): ReadDate | null {
  const found = readDay(text, isDayFirst);
  if (!found) return null;
  const own = found.rest === '' ? null : readTime(found.rest.replace(BETWEEN, ''));
  const column = time?.trim() ? readTime(plain(time)) : null;
  // A time that is there and cannot be read is a doubt about the whole row.
  if ((found.rest !== '' && !own) || (time?.trim() && !column)) return null;
  return { at: instantOf(found.day, column ?? own ?? MIDDAY, zone), hasTime: Boolean(column ?? own) };
}

/** False only for files whose days cannot be dd/mm: some have a second number above 12, none a first. */
export function guessDayFirst(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => {
    const groups = YEAR_LAST.exec(text.trim())?.groups;
    return groups ? [{ one: Number(groups.one), two: Number(groups.two) }] : [];
  });
  return !pairs.some(({ two }) => two > 12) || pairs.some(({ one }) => one > 12);
}

/** Blanks become single: patterns with several of them would be slow on a cell full of blanks. */
function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function readDay(text: string, isDayFirst: boolean): { day: Day; rest: string } | null {
  const written = plain(text);
  const groups = (YEAR_FIRST.exec(written) ?? YEAR_LAST.exec(written))?.groups;
  if (!groups) return null;
  const { one = '', two = '', year = '', rest = '' } = groups;
  const [month, date] = groups.month
    ? [groups.month, groups.day ?? '']
    : isDayFirst
      ? [two, one]
      : [one, two];
  const day = `${fullYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) && Number(fullYear(year)) >= OLDEST_YEAR ? { day, rest } : null;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < LAST_CENTURY_FROM ? `20${year}` : `19${year}`;
}

function readTime(written: string): Time | null {
  const groups = CLOCK.exec(written)?.groups;
  if (!groups) return null;
  const { half, offset } = groups;
  const [hour, minute, second] = [groups.hour, groups.minute ?? 0, groups.second ?? 0].map(Number);
  if (minute! > 59 || second! > 59 || hour! > 23 || (half && (hour! < 1 || hour! > 12))) return null;
  const ahead = offset === undefined ? null : offsetMinutes(offset);
  if (ahead !== null && Math.abs(ahead) > 14 * 60) return null;
  const hours = half ? (hour! % 12) + (half.startsWith('p') ? 12 : 0) : hour!;
  return { minutes: hours * 60 + minute!, seconds: second!, offset: ahead };
}

function offsetMinutes(offset: string): number {
  if (offset === 'z') return 0;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})?$/.exec(offset)!;
  return (Number(hours) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
}

function instantOf(day: Day, { minutes, seconds, offset }: Time, zone: string): Date {
  const start =
    offset === null
      ? instantAt(day, `${Math.floor(minutes / 60)}:${minutes % 60}`, zone).getTime()
      : Date.parse(`${day}T00:00:00Z`) + (minutes - offset) * 60_000;
  return new Date(start + seconds * 1000);
}
