/** A calendar day as the patient wrote it, or why it cannot be taken. */
export type DayReading =
  | { ok: true; value: string | null }
  | { ok: false; why: 'unreadable' | 'no-such-day' | 'short-year' };

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHORT_YEAR = /^\d{1,2}[/.\- ]\d{1,2}([/.\- ]\d{0,3})?$/;

/** Reads `3/11/2026`, `03-11-2026`, `03112026` and a pasted `2026-11-03` as the day `2026-11-03`. */
export function readDay(typed: string): DayReading {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };

  const iso = YEAR_FIRST.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (dayFirst) return toDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  return { ok: false, why: SHORT_YEAR.test(text) ? 'short-year' : 'unreadable' };
}

const MONTH = /^(\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const MONTH_DIGITS = /^(\d{2})(\d{4}|\d{2})$/;

/** Reads `03/2027`, `03/27` and `0327`, as a box prints its expiry, as the last day of that month; else a whole day. */
export function readExpiry(typed: string): DayReading {
  const text = typed.trim();
  const [, month, year] = MONTH.exec(text) ?? MONTH_DIGITS.exec(text) ?? [];
  if (month === undefined || year === undefined || isMonth(year)) return readDay(text);
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return toDay(fullYear, Number(month), lastDateOf(fullYear, Number(month)));
}

const isMonth = (digits: string) => digits.length <= 2 && Number(digits) <= 12;

export const isDay = (value: string): boolean => YEAR_FIRST.test(value) && readDay(value).ok;

/**
 * As `withSlashes`; two digits that are no month begin a year: `03/2` and `03/20` may become `03/2027`. A month of one digit,
 * ended by a slash, gets its zero then: `3/20` is `03/20`.
 */
export function withExpirySlashes(before: string, typed: string): string {
  const [, month, year = ''] = /^(\d{2}|[1-9](?=\/))\/?(\d{2,4})$/.exec(typed) ?? [];
  if (month === undefined || isMonth(year.slice(0, 2)) || typed.length <= before.length) {
    return withSlashes(before, typed);
  }
  return `${month.padStart(2, '0')}/${year}`;
}

/** Writes the slashes while digits are added at the end; erasing, or editing inside, changes nothing else. */
export function withSlashes(before: string, typed: string): string {
  if (typed.length <= before.length || !typed.startsWith(before)) return typed;
  if (!/^[\d/]+$/.test(typed)) return typed;
  const tidy = typed.replace(/\/{2,}/g, '/');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/?(\d{0,2})\/?(\d*)$/.exec(tidy) ?? [];
  if (day === '') return tidy;
  const closesDay = day.length === 2 || tidy.includes('/');
  const closesMonth = month.length === 2 || (month !== '' && tidy.split('/').length > 2);
  return day + (closesDay ? '/' : '') + month + (closesMonth ? '/' : '') + year;
}

function toDay(year: number, month: number, date: number): DayReading {
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= lastDateOf(year, month);
  if (!exists || year < FIRST_YEAR || year > LAST_YEAR) return { ok: false, why: 'no-such-day' };
  return { ok: true, value: `${year}-${twoDigits(month)}-${twoDigits(date)}` };
}

const lastDateOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const twoDigits = (value: number) => String(value).padStart(2, '0');
