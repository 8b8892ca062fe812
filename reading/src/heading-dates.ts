import { fold } from '@leveza/domain/exams/printed/words.ts';
import { dateIn, MONTHS } from './dates.ts';
import type { Cell, Line } from './layout.ts';

const WHOLE = /^[\d\s/:.h-]+$/;
/** 'Admissão (02/04/2026)' and 'Coleta de 09/04/2026' are days too. */
const OCCASION =
  /^(?:admissao|internacao|entrada|alta|saida|controle|coleta|exame|laudo)\W+(?:(?:de|em)\s+)?(?=\d)/;
const MONTH = /^([a-z]{3})[a-z]*\.?\s?(?:\/|-|\s|de)\s?(\d{4}|\d{2})$/;
const MONTH_FIGURES = /^(0?[1-9]|1[0-2])\/(\d{4})$/;
const NO_YEAR = /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])$/;

/** A heading that is a date: 'YYYY-MM-DD', 'YYYY-MM' of 'fev/26', or '--MM-DD' of '14/02' and '14/02 05:30'. */
export function headingDate(text: string): string | null {
  const plain = fold(text).replace(/[()]/g, '').trim();
  const day = WHOLE.test(plain.replace(OCCASION, '').trim()) ? dateIn(plain) : null;
  if (day) return day;
  const month = MONTH.exec(plain);
  const number = month ? MONTHS.indexOf(month[1]!) + 1 : 0;
  if (month && number > 0) return `20${month[2]!.slice(-2)}-${two(number)}`;
  const figures = MONTH_FIGURES.exec(plain);
  if (figures) return `${figures[2]}-${two(Number(figures[1]))}`;
  const short = NO_YEAR.exec(plain.replace(/\s+\d{1,2}[:h]\d{2}$/, ''));
  return short ? `--${two(Number(short[2]))}-${two(Number(short[1]))}` : null;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** The newest of several days; among days without a year only that of the exam itself. */
export function newestOf(dates: readonly string[], examDate: string | null): string | null {
  if (dates.some((date) => date.startsWith('--')))
    return examDate ? (dates.find((date) => examDate.endsWith(date.slice(1))) ?? null) : null;
  return dates.toSorted().at(-1) ?? null;
}

/** The meaning of a date in the head of a report: 'Data de coleta', 'Nascimento', 'Emissão'. */
const HEAD_LABEL =
  /^(?:(?:data|dt)\b|(?:nasc|emiss|emitid|colet|liber|impress|receb|cadastr|entrada|atendiment|pedid|solicita|realiza)[a-z]*)[a-z\s./]*$/;

/** A label and the one date behind it are of the head: 'Nascimento', '04/03/1988', 'Emissão', '30/10/2026'. */
export function withoutHeadFields(cells: readonly Cell[]): Cell[] {
  const isDate = (at: number) => cells[at] !== undefined && headingDate(cells[at].text) !== null;
  const isField = (at: number) =>
    HEAD_LABEL.test(fold(cells[at]?.text ?? '')) && isDate(at + 1) && !isDate(at + 2);
  return cells.filter((_, at) => !isField(at) && !isField(at - 1));
}

/** Earlier results are of the last years. */
const MOST_YEARS = 15;

/** A day of birth beside that of the exam: both are of the head, and no columns. */
export function areFarApart(dates: readonly string[]): boolean {
  const years = dates.filter((date) => !date.startsWith('--')).map((date) => Number(date.slice(0, 4)));
  return Math.max(...years) - Math.min(...years) > MOST_YEARS;
}

const DAY = '2026-01-31'.length;

/** The newest day over the columns of a report that tells no other. */
export function newestColumn(lines: readonly Line[]): string | null {
  for (const { cells } of lines) {
    const days = cells.flatMap(({ text }) => headingDate(text) ?? []).filter((day) => day.length === DAY);
    if (days.length > 1 && !areFarApart(days)) return newestOf(days, null);
  }
  return null;
}
