import { formatDayAs } from '../lib/format.ts';

/** A day as its weekday over its number, before a row under the name of its month. */
export function DayBlock({ day }: { day: string }) {
  return (
    <span className="grid w-10 shrink-0 justify-items-center leading-none tabular-nums">
      <span className="text-xs text-ink-soft">
        {formatDayAs(day, { weekday: 'short' }).replace('.', '')}{' '}
      </span>
      <span className="mt-1 text-lg font-semibold">{formatDayAs(day, { day: '2-digit' })}</span>
    </span>
  );
}
