import { daysBetween } from '@leveza/domain/time/days.ts';
import type { DayValue } from '../../../ui/chart/line-geometry.ts';

/** A line over a longer gap would suggest values that were never measured. */
const LONGEST_BRIDGE_DAYS = 60;

/** A trend with a break at every long pause between weighings. */
export function withGaps(trend: readonly DayValue[]): DayValue[] {
  return trend.flatMap((point, index) => {
    const before = trend[index - 1];
    const isFar = before && daysBetween(before.day, point.day) > LONGEST_BRIDGE_DAYS;
    return isFar ? [{ day: point.day, value: null }, point] : [point];
  });
}
