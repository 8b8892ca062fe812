import { dayColumns } from './day-columns.ts';

/** More than so many in a column are written as a number. */
const MOST_DOTS = 7;

interface Props {
  /** How many on each day after the dose, the day of the dose first. */
  counts: readonly number[];
  /** Days to point out. */
  range?: { fromDay: number; toDay: number };
}

/** A strip of the days after a dose with a dot for every effect; it stands on a `Lead`. */
export function DayDots({ counts, range }: Props) {
  const columns = dayColumns(counts);
  const isByWeek = columns.length < counts.length;
  const text = columns
    .map(({ fromDay, toDay, count }) =>
      fromDay === toDay ? `dia ${fromDay}: ${count}` : `dias ${fromDay} a ${toDay}: ${count}`,
    )
    .join('; ');
  return (
    <div role="img" aria-label={`Efeitos por dia após a dose. ${text}.`} className="grid gap-1">
      <div aria-hidden className="flex gap-1">
        {columns.map(({ fromDay, toDay, count }) => {
          const isPointedOut = range !== undefined && toDay >= range.fromDay && fromDay <= range.toDay;
          return (
            <div key={fromDay} className="grid min-w-0 flex-1 gap-1">
              <div
                className={`flex h-16 flex-col-reverse items-center gap-0.5 rounded-lg py-1 ${isPointedOut ? 'bg-current/20' : ''}`}
              >
                {count > MOST_DOTS ? (
                  <span className="text-sm font-bold tabular-nums">{count}</span>
                ) : (
                  Array.from({ length: count }, (_, dot) => (
                    <span key={dot} className="size-1.5 shrink-0 rounded-full bg-current" />
                  ))
                )}
              </div>
              <span className="border-t border-current/30 pt-1 text-center text-xs tabular-nums">
                {fromDay}
              </span>
            </div>
          );
        })}
      </div>
      <p aria-hidden className="text-center text-xs text-on-lead-soft">
        {isByWeek ? 'Dias após a dose, de semana em semana' : 'Dias após a dose'}
      </p>
    </div>
  );
}
