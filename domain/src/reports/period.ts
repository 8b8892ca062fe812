import { addDays, type Day, daysBetween } from '../time/days.ts';
import { DEFAULT_REPORT_DAYS, MOST_REPORT_DAYS } from './types.ts';

export interface Period {
  from: Day;
  to: Day;
}

interface Asked {
  from?: Day | undefined;
  to?: Day | undefined;
}

/** A refusal names its field and says why. */
export type PeriodRefusal = { field: 'from' | 'to'; sentence: string };

/** The days of a report, both ends included; nothing is recorded after today, so it ends there. */
export function reportPeriod(asked: Asked, today: Day): Period | PeriodRefusal {
  const to = asked.to !== undefined && asked.to < today ? asked.to : today;
  const from = asked.from ?? addDays(to, 1 - DEFAULT_REPORT_DAYS);
  if (from > today)
    return { field: 'from', sentence: 'O período ainda não começou. Escolha um início até hoje.' };
  if (from > to) return { field: 'to', sentence: 'O fim não pode ser antes do início.' };
  if (daysOf({ from, to }) > MOST_REPORT_DAYS)
    return { field: 'from', sentence: 'O período pode ter no máximo 10 anos.' };
  return { from, to };
}

export function daysOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

type PointsBy = 'day' | 'week' | 'month';

/** As many points as a page can show: days of a season, weeks of two years, months of ten. */
export function pointsBy(period: Period): PointsBy {
  const days = daysOf(period);
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

/** The first day of each point: the days of a period, or the weeks (from Monday on) or months it lies in. */
export function pointDays(period: Period): Day[] {
  const by = pointsBy(period);
  const days: Day[] = [];
  for (let day = firstOf(by, period.from); day <= period.to; day = nextOf(by, day)) days.push(day);
  return days;
}

function firstOf(by: PointsBy, day: Day): Day {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return by === 'week' ? addDays(day, -((new Date(day).getUTCDay() + 6) % 7)) : day;
}

function nextOf(by: PointsBy, day: Day): Day {
  // A month has at most 31 days.
  return by === 'month' ? firstOf(by, addDays(day, 31)) : addDays(day, by === 'week' ? 7 : 1);
}

/** The period's last year at most: meals and planned doses of many years would all be read one by one. */
export function lastYearOf({ from, to }: Period): Period {
  const yearAgo = addDays(to, 1 - DAYS_OF_A_YEAR);
  return { from: from > yearAgo ? from : yearAgo, to };
}

const DAYS_OF_A_YEAR = 366;
