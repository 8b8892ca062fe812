import { hundredths } from '../measurements/rounding.ts';
import { type Day, daysBetween } from '../time/days.ts';

export interface Change {
  kg: number | null;
  /** To one decimal; negative while weight goes down. */
  percent: number | null;
}

/** How far one weight lies from another; null while one of them is missing. */
export function changeOf(from: number | null, to: number | null): Change {
  if (from === null || to === null || from <= 0) return { kg: null, percent: null };
  return { kg: hundredths(to - from), percent: Math.round(((to - from) / from) * 1000) / 10 + 0 };
}

interface Point {
  day: Day;
  value: number;
}

/** So many days up to a point are its trend: four weeks, or three months, which are 89 days from February on. */
const TREND_DAYS = { week: 28, month: 89 };

/** For each mean of a week or a month, the mean of it and of those shortly before; oldest first. */
export function trendOfMeans(points: readonly Point[], by: keyof typeof TREND_DAYS): Point[] {
  let first = 0;
  return points.map(({ day }, last) => {
    while (daysBetween(points[first]!.day, day) >= TREND_DAYS[by]) first++;
    const near = points.slice(first, last + 1);
    return { day, value: hundredths(near.reduce((sum, { value }) => sum + value, 0) / near.length) };
  });
}
