import { daysBetween } from '@leveza/domain/time/days.ts';
import type { DayValue } from '../../../ui/chart/line-geometry.ts';

/** A line over a longer gap would suggest values that were never measured. */
const BRIDGE_DAYS = 60;

/** A trend with a break at every long pause between weighings; points that stand for many days lie further apart. */
export function withGaps(trend: readonly DayValue[], daysPerPoint = 1): DayValue[] {
  const longest = Math.max(BRIDGE_DAYS, 2 * daysPerPoint);
  return trend.flatMap((point, index) => {
    const before = trend[index - 1];
    const isFar = before && daysBetween(before.day, point.day) > longest;
    return isFar ? [{ day: point.day, value: null }, point] : [point];
  });
}
