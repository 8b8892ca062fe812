import { formatDay } from '../../lib/format.ts';

/** Describes a line in words: its start, its end, its lowest and highest value. */
export function summaryOf(
  points: readonly { day: string; value: number }[],
  format: (value: number) => string,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 'Ainda não há registros neste período.';
  if (points.length === 1) return `${format(first.value)} em ${formatDay(first.day)}.`;
  const values = points.map(({ value }) => value);
  return (
    `De ${format(first.value)} em ${formatDay(first.day)} a ${format(last.value)} em ${formatDay(last.day)}. ` +
    `Menor: ${format(Math.min(...values))}; maior: ${format(Math.max(...values))}.`
  );
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
