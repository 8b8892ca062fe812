import type { Day } from '../time/days.ts';
import { offsetMs } from '../time/offset.ts';
import { DAY_MS } from '../time/spans.ts';
import { hundredths } from './rounding.ts';

export interface DailyWeight {
  day: Day;
  weight: number;
}

type Weighings = readonly { at: Date; weight: number }[];

/** One weight for each day with a weighing, the mean of that day's, oldest first. */
export function dailyWeights(weighings: Weighings, zone: string): DailyWeight[] {
  return weighedDays(weighings, zone).map((day) => ({ day: dayOf(day), weight: meanOf([day]) }));
}

/** Days before its own that a day's trend is made of. */
export const TREND_DAYS = 6;

/** For each day with a weighing, the mean of all weighings of that day and the six before; oldest first. */
export function sevenDayTrend(weighings: Weighings, zone: string): DailyWeight[] {
  const days = weighedDays(weighings, zone);
  let first = 0;
  return days.map((day, last) => {
    while (days[first]!.number < day.number - TREND_DAYS) first++;
    return { day: dayOf(day), weight: meanOf(days.slice(first, last + 1)) };
  });
}

interface WeighedDay {
  /** Days since 1970, which are compared faster than days in text. */
  number: number;
  weights: number[];
}

function weighedDays(weighings: Weighings, zone: string): WeighedDay[] {
  const numberOf = (at: Date) => Math.floor((at.getTime() + offsetMs(zone, at)) / DAY_MS);
  return [...Map.groupBy(weighings, ({ at }) => numberOf(at))]
    .map(([number, weighed]) => ({ number, weights: weighed.map(({ weight }) => weight) }))
    .toSorted((a, b) => a.number - b.number);
}

const dayOf = ({ number }: WeighedDay): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

function meanOf(days: readonly WeighedDay[]): number {
  let [sum, count] = [0, 0];
  for (const { weights } of days) {
    for (const weight of weights) sum += weight;
    count += weights.length;
  }
  return hundredths(sum / count);
}
