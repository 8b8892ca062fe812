import { formatDay } from '../../lib/format.ts';

interface Point {
  day: string;
  value: number;
  isStart?: boolean;
}

/** Describes a line in words: its start, its end, its lowest and highest value. */
export function summaryOf(points: readonly Point[], format: (value: number) => string, when = onDay): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return courseSummary(null, format, when);
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return courseSummary({ first, last: points.length === 1 ? null : last, lowest, highest }, format, when);
}

const onDay = (day: string) => `em ${formatDay(day)}`;

interface Course {
  first: Point;
  /** Null where the first is the only one. */
  last: Point | null;
  lowest: number;
  highest: number;
}

export function courseSummary(
  course: Course | null,
  format: (value: number) => string,
  /** 'em 03/11/2026', or the week or month that a point stands for. */
  when = onDay,
): string {
  if (!course) return 'Ainda não há registros neste período.';
  const { first, last, lowest, highest } = course;
  const ends = endsSummary({ first, last }, format, when);
  return last ? `${ends} Menor: ${format(lowest)}; maior: ${format(highest)}.` : ends;
}

/** The first and the last point alone. The points are chosen among more, and the lowest or the highest may be left out. */
export function endsSummary(
  { first, last }: Pick<Course, 'first' | 'last'>,
  format: (value: number) => string,
  when = onDay,
): string {
  const start = `${format(first.value)} ${first.isStart ? 'no início, ' : ''}${when(first.day)}`;
  if (!last) return `${start}.`;
  return `De ${start}${first.isStart ? ',' : ''} a ${format(last.value)} ${when(last.day)}.`;
}

/** Describes bars in words: how many there are, the highest and the lowest. */
export function barSummaryOf(
  bars: readonly { name: string; value: number }[],
  format: (value: number) => string,
): string {
  const [first] = bars;
  if (!first) return 'Ainda não há registros neste período.';
  const highest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  const lowest = bars.reduce((least, bar) => (bar.value < least.value ? bar : least), first);
  if (highest.value === lowest.value) return `${format(first.value)} em todo o período.`;
  return `Maior: ${format(highest.value)} (${highest.name}). Menor: ${format(lowest.value)} (${lowest.name}).`;
}
