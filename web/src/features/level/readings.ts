import type { GivenDose, Rates } from '@leveza/domain/level/curve.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { dayOf, formatDay, formatMg } from '../../lib/format.ts';
import type { ChartRow } from '../../ui/chart/ChartTable.tsx';
import type { TimeValue } from '../../ui/chart/time-geometry.ts';
import { valuesAt } from './curve-of.ts';
import { formatLevel } from './level-words.ts';

/** Above it the table has a row a week. */
const MOST_DAILY_ROWS = 130;

interface Input {
  doses: readonly GivenDose[];
  rates: Rates;
  from: Date;
  to: Date;
  now: Date;
  timeZone: string;
}

export interface Reading extends TimeValue {
  name: string;
}

/** The level at the middle of each day, for those who read the chart point by point. */
export function readingsOf({ doses, rates, from, to, now, timeZone }: Input): Reading[] {
  const days = Math.floor((to.getTime() - from.getTime()) / DAY_MS);
  const noons = Array.from({ length: days }, (_, day) => new Date(from.getTime() + (day + 0.5) * DAY_MS));
  // Asking the calendar of the zone for hundreds of days would be most of the time a drawing takes.
  const first = dayOf(from, timeZone);
  return valuesAt(doses, rates, noons).map((point, index) => {
    const day = formatDay(addDays(first, index));
    return { ...point, name: point.at > now.getTime() ? `${day} (projeção)` : day };
  });
}

export const COLUMNS = ['Dia', 'Nível estimado', 'Doses'] as const;

/** The same as a table: a row a day, or a week where days are too many. */
export function rowsOf(readings: readonly Reading[], doses: readonly GivenDose[]): ChartRow[] {
  const step = readings.length > MOST_DAILY_ROWS ? 7 : 1;
  return readings
    .filter((_, index) => index % step === 0)
    .map(({ at, value, name }) => {
      const [start, end] = [at - DAY_MS / 2, at + (step - 0.5) * DAY_MS];
      const ofDay = doses.filter((dose) => dose.at.getTime() >= start && dose.at.getTime() < end);
      return { key: String(at), cells: [name, formatLevel(value), dosesText(ofDay)] };
    });
}

function dosesText(doses: readonly GivenDose[]): string {
  const [first] = doses;
  if (!first) return 'Nenhuma';
  const isSame = doses.every(({ mg }) => mg === first.mg);
  if (doses.length > 1 && isSame) return `${doses.length} de ${formatMg(first.mg)}`;
  return doses.map(({ mg }) => formatMg(mg)).join(', ');
}
