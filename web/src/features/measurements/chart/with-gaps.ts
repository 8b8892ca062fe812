import { daysBetween } from '@leveza/domain/time/days.ts';
import type { DayValue } from '../../../ui/chart/line-geometry.ts';

/** Nobody knows what happened in between. */
const LONGEST_BRIDGE_DAYS = 60;

/** A trend with a break wherever nobody weighed for long. */
export function withGaps(trend: readonly DayValue[]): DayValue[] {
  return trend.flatMap((point, index) => {
    const before = trend[index - 1];
    const isFar = before && daysBetween(before.day, point.day) > LONGEST_BRIDGE_DAYS;
    return isFar ? [{ day: point.day, value: null }, point] : [point];
  });
}
