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

export const isDay = (value: string): boolean => YEAR_FIRST.test(value) && readDay(value).ok;

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
  const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= lastDate;
  if (!exists || year < FIRST_YEAR || year > LAST_YEAR) return { ok: false, why: 'no-such-day' };
  return { ok: true, value: `${year}-${twoDigits(month)}-${twoDigits(date)}` };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
