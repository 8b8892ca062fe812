import { fold } from '@leveza/domain/exams/printed/words.ts';

export const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const NUMERIC = /(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?!\d)/;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const WORDS = /(?<!\d)(\d{1,2})(?:º)?\s*(?:de\s+|[/-])?([a-z]{3,9})\.?\s*(?:de\s+|[/-])?(\d{4})(?!\d)/;

/** The first date of a text as 'YYYY-MM-DD'; null where there is none that exists. */
export function dateIn(text: string): string | null {
  const plain = fold(text);
  const iso = ISO.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = NUMERIC.exec(plain);
  if (numeric) return dayOf(fullYear(numeric[3]!), Number(numeric[2]), Number(numeric[1]));
  const words = WORDS.exec(plain);
  const month = words ? MONTHS.indexOf(words[2]!.slice(0, 3)) + 1 : 0;
  return words && month > 0 ? dayOf(Number(words[3]), month, Number(words[1])) : null;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year > 50 ? 1900 + year : 2000 + year;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 2100;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** Whole years between two days. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
