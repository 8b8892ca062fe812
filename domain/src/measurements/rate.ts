import { addDays, daysBetween, type Day } from '../time/days.ts';
import { hundredths } from './rounding.ts';
import type { DailyWeight } from './trend.ts';

/** Days before its own that a rate looks at: four weeks smooth out water and meals. Two at least, or a few heavy days look like a course. */
export const RATE_DAYS = 27;
const FEWEST_DAYS = 4;
const SHORTEST_SPAN_DAYS = 14;

export interface WeeklyRate {
  /** Negative while weight goes down; null without enough weighings. */
  kgPerWeek: number | null;
  /** How many more days with a weighing are needed. */
  weighingsMissing: number;
  /** How many days the last weighing has to lie further from the first. */
  daysMissing: number;
}

/** Least-squares slope through the daily weights of the last 28 days, today included. */
export function weeklyRate(daily: readonly DailyWeight[], today: Day): WeeklyRate {
  const since = addDays(today, -RATE_DAYS);
  const recent = daily
    .filter(({ day }) => day >= since && day <= today)
    .map(({ day, weight }) => ({ x: daysBetween(since, day), y: weight }));
  const days = recent.map(({ x }) => x);
  const span = recent.length === 0 ? 0 : Math.max(...days) - Math.min(...days);
  const weighingsMissing = Math.max(FEWEST_DAYS - recent.length, 0);
  const daysMissing = Math.max(SHORTEST_SPAN_DAYS - span, 0);
  const isEnough = weighingsMissing === 0 && daysMissing === 0;
  return { kgPerWeek: isEnough ? hundredths(slope(recent) * 7) : null, weighingsMissing, daysMissing };
}

function slope(points: readonly { x: number; y: number }[]): number {
  const meanX = meanOf(points.map(({ x }) => x));
  const meanY = meanOf(points.map(({ y }) => y));
  const along = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return along / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
