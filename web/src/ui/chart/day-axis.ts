import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { formatDay, formatDayAs } from '../../lib/format.ts';

const LABEL_ROOM = 60;
const YEAR_DAYS = 300;

export const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** As many evenly spaced days as have room for their label, the first and the last among them. */
export function dayTicks(first: string, last: string, width: number): { day: string; label: string }[] {
  const days = Math.round((msOf(last) - msOf(first)) / DAY_MS);
  if (days <= 0) return [{ day: first, label: shortDay(first, days) }];
  const steps = Math.max(1, Math.min(days, Math.floor(width / LABEL_ROOM) - 1));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const day = dayAt(msOf(first) + Math.round((days * step) / steps) * DAY_MS);
    return { day, label: shortDay(day, days) };
  });
}

function shortDay(day: string, spanDays: number): string {
  if (spanDays <= YEAR_DAYS) return formatDay(day).slice(0, 5);
  return formatDayAs(day, { month: 'short', year: '2-digit' }).replace('. de ', '/').replace(' de ', '/');
}
