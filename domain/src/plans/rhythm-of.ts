import { DAYS_PER_MONTH, dosesPerDay, type Frequency } from '../inventory/frequency.ts';
import type { Day } from '../time/days.ts';
import { type Schedule } from './schedule.ts';
import { weekdayOf } from '../time/days.ts';
import { MOST_TIMES_PER_DAY, spreadTimes } from './times.ts';

const DAYS_PER_WEEK = 7;

/** The days and times of a plan. */
type Rhythm = Pick<Schedule, 'frequency' | 'intervalDays'> & { daysOfWeek: number[]; times: string[] };

/** A plan from a day on that takes no more than a box says: a dose that does not fit whole days is taken less often. */
export function rhythmOf(frequency: Frequency | null, startDate: Day): Rhythm {
  const once = { intervalDays: null, daysOfWeek: [], times: spreadTimes(1) };
  if (!frequency) return { ...once, frequency: 'daily' };
  const { times, per } = frequency;
  const perDay = dosesPerDay(frequency);
  if (perDay >= 1) {
    const timesPerDay = Math.min(Math.floor(perDay), MOST_TIMES_PER_DAY);
    return { ...once, frequency: 'daily', times: spreadTimes(timesPerDay) };
  }
  if (per === 'week') return { ...once, frequency: 'weekly', daysOfWeek: spreadWeekdays(times, startDate) };
  if (times === 1) return { ...once, frequency: 'monthly' };
  return { ...once, frequency: 'custom', intervalDays: Math.ceil(DAYS_PER_MONTH / times) };
}

/** So many weekdays, the first that of this day, as far apart as they can be. */
function spreadWeekdays(count: number, from: Day): number[] {
  const gap = DAYS_PER_WEEK / count;
  return Array.from(
    { length: count },
    (_, index) => (weekdayOf(from) + Math.floor(index * gap)) % DAYS_PER_WEEK,
  ).toSorted((one, other) => one - other);
}
