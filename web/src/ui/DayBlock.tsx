import { formatDayAs } from '../lib/format.ts';

/** A day as its weekday over its date, before a row of a history. */
export function DayBlock({ day }: { day: string }) {
  return (
    <span className="grid w-11 shrink-0 justify-items-center leading-none tabular-nums">
      <span className="text-xs text-ink-soft">
        {formatDayAs(day, { weekday: 'short' }).replace('.', '')}{' '}
      </span>
      <span className="mt-1 text-sm font-semibold">
        {formatDayAs(day, { day: '2-digit', month: '2-digit' })}
      </span>
    </span>
  );
}
