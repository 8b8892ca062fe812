import type { Analyte, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import { formatAmount } from '@leveza/domain/exams/amount-words.ts';
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
  const difference = sinceStart?.difference ?? after - before;
  const size = [formatAmount(Math.abs(difference)), unit].filter(Boolean).join('\u00A0');
  const change =
    difference === 0 ? `Igual ${since}` : `${size} a ${difference < 0 ? 'menos' : 'mais'} ${since}`;
  return `${change}: de ${formatAmount(before)} em ${formatDay(from)} para ${formatAmount(after)} em ${formatDay(to)}.`;
}

/** The small line in words, for who does not see it. */
export function courseText({ name, points, unit }: AnalyteRow): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return name;
  return `${name}: de ${formatAmount(first.amount)} em ${formatDay(first.date)} a ${formatAmount(last.amount)} ${unit} em ${formatDay(last.date)}`;
}
