import { type Day, dayIn } from '../../time/days.ts';
import { instantAt } from '../../time/instants.ts';
import { MINUTE_MS } from '../../time/spans.ts';
import { readTime, type Time } from './clock-times.ts';
import { readDay, YEAR_LAST } from './written-days.ts';

/** Separators between a day and its time. */
const BETWEEN = /^(?:\s*,?\s*(?:às|as|at)\s+|\s-\s|[t,\s]\s*)/;
/** Seconds or milliseconds since 1970, as apps count them: of this century, ten or thirteen digits. */
const EPOCH = /^(?<seconds>\d{10})(?<thousandths>\d{3})?$/;

/**
 * The instant of a day as spreadsheets, scales and phones write it, with a time beside it, in its own column or
 * none: then it is the first of the day, which never lies ahead and is the same whenever the file is read.
 */
export function readImportDate(
  text: string,
  time: string | null,
  zone: string,
  isDayFirst = true,
): Date | null {
  const written = plain(text);
  const counted = EPOCH.exec(written)?.groups;
  if (counted) return new Date(Number(counted.seconds) * 1000 + Number(counted.thousandths ?? 0));
  const found = readDay(written, isDayFirst);
  if (!found) return null;
  const own = found.rest === '' ? null : readTime(found.rest.replace(BETWEEN, ''));
  const column = time?.trim() ? readTime(plain(time)) : null;
  // A time that is there and cannot be read is a doubt about the whole row.
  if ((found.rest !== '' && !own) || (time?.trim() && !column)) return null;
  const clock = column ?? own;
  return clock ? instantOf(found.day, clock, zone) : startOf(found.day, zone);
}

export type DateOrder = 'day-first' | 'month-first';

/**
 * Months first only where the days cannot be dd/mm: some have a second number above 12, none a first. Null where no
 * date leaves a choice.
 */
export function guessDateOrder(texts: readonly string[]): DateOrder | null {
  const pairs = texts.flatMap((text) => {
    const groups = YEAR_LAST.exec(text.trim())?.groups;
    return groups ? [{ one: Number(groups.one), two: Number(groups.two) }] : [];
  });
  if (pairs.length === 0) return null;
  return pairs.some(({ two }) => two > 12) && !pairs.some(({ one }) => one > 12)
    ? 'month-first'
    : 'day-first';
}

/** Blanks become single: patterns with several of them would be slow on a cell full of blanks. */
function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Midnight, or the hour after it where the clocks went ahead at midnight. */
function startOf(day: Day, zone: string): Date {
  const midnight = instantAt(day, '0:00', zone);
  return dayIn(zone, midnight) === day ? midnight : instantAt(day, '1:00', zone);
}

function instantOf(day: Day, { minutes, seconds, offset }: Time, zone: string): Date {
  const start =
    offset === null
      ? instantAt(day, `${Math.floor(minutes / 60)}:${minutes % 60}`, zone).getTime()
      : Date.parse(`${day}T00:00:00Z`) + (minutes - offset) * MINUTE_MS;
  return new Date(start + seconds * 1000);
}
