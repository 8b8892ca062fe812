import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { dayOf, formatDayAs } from '../../../lib/format.ts';

type Missing = Pick<MeasurementSummary, 'latest' | 'weighingsMissing' | 'rateDaysMissing'>;

/** The data the weekly rate still needs: more weighings, and one far enough from the first. */
export function rateMissingText(
  { latest, weighingsMissing, rateDaysMissing }: Missing,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  const enoughFrom = latest && addDays(dayOf(latest.at, timeZone), rateDaysMissing);
  const isAhead = enoughFrom !== null && rateDaysMissing > 0 && enoughFrom > today;
  const day = isAhead ? formatDayAs(enoughFrom, { day: '2-digit', month: '2-digit' }) : '';
  // With enough weighings, too near each other, it is one more that makes them lie apart.
  if (weighingsMissing <= 1 && isAhead) return `Falta 1 pesagem, a partir de ${day}`;
  if (weighingsMissing <= 1) return 'Falta 1 pesagem';
  return `Faltam ${weighingsMissing} pesagens${isAhead ? `, a última a partir de ${day}` : ''}`;
}
