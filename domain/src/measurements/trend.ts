import { addDays, type Day, dayIn } from '../time/days.ts';
import { hundredths } from './rounding.ts';

export interface DailyWeight {
  day: Day;
  weight: number;
}

type Weighings = readonly { at: Date; weight: number }[];

/** One weight for each day with a weighing, the mean of that day's, oldest first. */
export function dailyWeights(weighings: Weighings, zone: string): DailyWeight[] {
  return weighedDays(weighings, zone).map(({ day, weights }) => ({ day, weight: mean(weights) }));
}

const DAYS = 7;

/** For each day with a weighing, the mean of all weighings of that day and the six before; oldest first. */
export function sevenDayTrend(weighings: Weighings, zone: string): DailyWeight[] {
  const days = weighedDays(weighings, zone);
  let first = 0;
  return days.map(({ day }, last) => {
    const since = addDays(day, 1 - DAYS);
    while (days[first]!.day < since) first++;
    return { day, weight: mean(days.slice(first, last + 1).flatMap(({ weights }) => weights)) };
  });
}

function weighedDays(weighings: Weighings, zone: string): { day: Day; weights: number[] }[] {
  const byDay = Map.groupBy(weighings, ({ at }) => dayIn(zone, at));
  return [...byDay]
    .map(([day, weighed]) => ({ day, weights: weighed.map(({ weight }) => weight) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function mean(weights: readonly number[]): number {
  return hundredths(weights.reduce((sum, weight) => sum + weight, 0) / weights.length);
}
