import type { Analyte, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import type { ExamResult } from '@leveza/contract/exams/results.ts';
import { amountText, formatAmount } from '@leveza/domain/exams/amount-words.ts';
import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { inOwnUnit } from '@leveza/domain/exams/units.ts';
import { formatDay } from '../../../lib/format.ts';

/** '0,8 % a menos desde o início do tratamento'; without a treatment, since the first exam. */
export function sinceStartText({ sinceStart, points, unit }: Analyte): string | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const since = sinceStart ? 'desde o início do tratamento' : 'desde o primeiro exame';
  const { before, after, from, to } = sinceStart ?? {
    before: first.amount,
    after: last.amount,
    from: first.date,
    to: last.date,
  };
  const pointOf = (amount: number, date: string) =>
    points.find((point) => point.date === date && point.amount === amount) ?? { amount, comparator: null };
  const ends = [pointOf(before, from), pointOf(after, to)] as const;
  // '< 0,3' does not say how much less it is.
  if (ends.some(({ comparator }) => comparator !== null))
    return `De ${amountText(ends[0], '')} em ${formatDay(from)} para ${amountText(ends[1], unit)} em ${formatDay(to)}.`;
  const difference = sinceStart?.difference ?? after - before;
  const size = [formatAmount(Math.abs(difference)), unit].filter(Boolean).join('\u00A0');
  const change =
    difference === 0 ? `Igual ${since}` : `${size} a ${difference < 0 ? 'menos' : 'mais'} ${since}`;
  return `${change}: de ${formatAmount(before)} em ${formatDay(from)} para ${formatAmount(after)} em ${formatDay(to)}.`;
}

/** The newest value: '5,4 %', '< 9 U/L', 'Negativo'. */
export function lastText({ last: { amount, comparator, words }, unit }: AnalyteRow): string {
  return amount === null ? (words ?? '') : amountText({ amount, comparator }, unit);
}

/** The small line in words, for who does not see it. */
export function courseText(row: AnalyteRow): string {
  const { name, points, last } = row;
  const [first] = points;
  if (!first || points.length < 2) return name;
  return `${name}: de ${amountText(first, '')} em ${formatDay(first.date)} a ${lastText(row)} em ${formatDay(last.date)}`;
}

type Measured = Pick<ExamResult, 'key' | 'valueNumber' | 'unit'>;

/** The line a result stands on: its unit, where it cannot be converted into the analyte's own. */
export function seriesOf({ key, valueNumber, unit }: Measured): string | null {
  const analyte = findAnalyte(key);
  const isOwn = analyte && valueNumber !== null && inOwnUnit(analyte, valueNumber, unit) !== null;
  return isOwn || valueNumber === null ? null : unit;
}
