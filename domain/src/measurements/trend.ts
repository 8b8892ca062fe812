import { addDays, type Day } from '../time/days.ts';
import { hundredths } from './rounding.ts';

export interface DailyWeight {
  day: Day;
  weight: number;
}

/** One weight for each day with a weighing, the mean of that day's, oldest first. */
export function dailyWeights(points: readonly { at: Date; weight: number }[], zone: string): DailyWeight[] {
  // Swedes write YYYY-MM-DD. One calendar for all: `dayIn` makes one a call, a second for ten years of weighings.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const byDay = Map.groupBy(points, ({ at }) => calendar.format(at));
  return [...byDay]
    .map(([day, weighed]) => ({ day, weight: hundredths(mean(weighed)) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const DAYS = 7;

/** For each day with a weighing, the mean of the daily weights of that day and the six before; oldest first. */
export function sevenDayTrend(daily: readonly DailyWeight[]): DailyWeight[] {
  let first = 0;
  return daily.map(({ day }, last) => {
    const since = addDays(day, 1 - DAYS);
    while (daily[first]!.day < since) first++;
    return { day, weight: hundredths(mean(daily.slice(first, last + 1))) };
  });
}

function mean(weighed: readonly { weight: number }[]): number {
  return weighed.reduce((sum, { weight }) => sum + weight, 0) / weighed.length;
}
