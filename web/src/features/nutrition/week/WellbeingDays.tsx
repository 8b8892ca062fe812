import { listWellbeing } from '@leveza/contract/nutrition/wellbeing.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { addDays, daysBetween } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDayAs } from '../../../lib/format.ts';

/** How the days were, 0 to 4: a line a scale, a column a day. */
export function WellbeingDays({ from, to }: { from: string; to: string }) {
  const id = useId();
  const { data } = useQuery(read(listWellbeing, { query: { from, to } }));
  if (!data || data.data.length === 0) return null;
  const byDay = new Map(data.data.map((each) => [each.day, each]));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => addDays(from, later));
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold tracking-tight">
        Como foram os dias
      </h3>
      <div className="overflow-x-auto">
        <table className="w-full text-center text-sm tabular-nums">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="text-left font-medium">
                De 0 a 4
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="px-1 font-medium">
                  {formatDayAs(day, { weekday: 'short' }).slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WELLBEING_SCALES.map((scale) => (
              <tr key={scale} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-medium">
                  {WELLBEING_LABEL[scale]}
                </th>
                {days.map((day) => (
                  <td key={day}>{byDay.get(day)?.[scale] ?? <span className="text-ink-soft">-</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
