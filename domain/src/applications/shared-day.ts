import { dayIn, daysBetween } from '../time/days.ts';
import { wallMs } from '../time/instants.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { SAME_DAY_HOURS } from './usual-day.ts';

interface Rhythm {
  intervalDays: number;
  zone: string;
}

/** A change of day three doses ago has become the usual one; one late dose has not. */
export const LAST_DOSES = 5;
const LEAST_DOSES = 3;

/**
 * The newest dose on the day and at the hour that most of the last ones share, where several are entered together; of daily
 * doses the hour alone. Null where most of them share none: the newest dose says it then.
 */
export function sharedDay(applied: readonly Date[], rhythm: Rhythm): Date | null {
  const last = applied.toSorted((a, b) => b.getTime() - a.getTime()).slice(0, LAST_DOSES);
  if (last.length < LEAST_DOSES) return null;
  const likeIt = (dose: Date) => {
    const distances = last.map((other) => ({
      isShared: isOnDayOf(other, dose, rhythm),
      off: offBy(other, dose, rhythm),
    }));
    return [
      distances.filter(({ isShared }) => isShared).length,
      distances.filter(({ off }) => off <= SAME_DAY_HOURS * HOUR_MS).length,
      distances.filter(({ off }) => off === 0).length,
    ] as const;
  };
  // Sorting keeps the newest first among equals.
  const [best] = last
    .map((dose) => ({ dose, counts: likeIt(dose) }))
    .toSorted((a, b) => b.counts[0] - a.counts[0] || b.counts[1] - a.counts[1] || b.counts[2] - a.counts[2]);
  return best && best.counts[0] > last.length / 2 ? best.dose : null;
}

/** A weekly dose on the same weekday at another hour is still of that day; ten minutes past midnight too. */
function isOnDayOf(one: Date, other: Date, rhythm: Rhythm): boolean {
  const { intervalDays, zone } = rhythm;
  if (offBy(one, other, rhythm) <= SAME_DAY_HOURS * HOUR_MS) return true;
  return intervalDays > 1 && daysBetween(dayIn(zone, one), dayIn(zone, other)) % intervalDays === 0;
}

/** How far a dose lies from the nearest whole interval before or after another one, by the wall clock. */
function offBy(one: Date, other: Date, { intervalDays, zone }: Rhythm): number {
  const interval = intervalDays * DAY_MS;
  const past = Math.abs(wallMs(zone, one) - wallMs(zone, other)) % interval;
  return Math.min(past, interval - past);
}
