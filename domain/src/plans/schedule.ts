import { addDays, type Day, daysBetween, weekdayOf } from '../time/days.ts';
import { dayOfMonth } from '../time/months.ts';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'custom'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** On which days, and at which times of the patient's clock, something is to be taken. */
export interface Schedule {
  frequency: Frequency;
  /** The first day; rhythms of days and months are counted from it. */
  startDate: Day;
  /** 0 is Sunday; a weekly plan without any uses the weekday of its first day. */
  daysOfWeek: readonly number[];
  /** A custom plan: every so many days. */
  intervalDays: number | null;
  /** A custom plan: so many days with doses, then so many without. */
  daysOn: number | null;
  daysOff: number | null;
  /** 'HH:MM', ascending, each once. */
  times: readonly string[];
}

/** How often a schedule comes back, without its days and hours. */
export interface Recurrence extends Pick<Schedule, 'frequency' | 'intervalDays' | 'daysOn' | 'daysOff'> {
  /** On a day with doses. */
  timesPerDay: number;
  /** How many days of the week a weekly plan names; none is the weekday it began on. */
  weekdays: number;
}

/** Whether the schedule has doses on this day; its end is not the schedule's business. */
export function isDoseDay(schedule: Schedule, day: Day): boolean {
  const { startDate } = schedule;
  if (day < startDate) return false;
  switch (schedule.frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return weekdaysOf(schedule).includes(weekdayOf(day));
    case 'monthly':
      return day === dayOfMonth(day.slice(0, 7), Number(startDate.slice(8)));
    case 'custom':
      return isCustomDay(schedule, daysBetween(startDate, day));
  }
}

/** The first day from this one on that has doses; a walk from day to day would be long for a dose a year. */
export function firstDoseDay(schedule: Schedule, from: Day): Day {
  const { startDate, frequency, intervalDays, daysOn, daysOff } = schedule;
  const day = from > startDate ? from : startDate;
  if (isDoseDay(schedule, day)) return day;
  if (frequency === 'monthly') {
    const wanted = Number(startDate.slice(8));
    const inMonth = dayOfMonth(day.slice(0, 7), wanted);
    return inMonth > day ? inMonth : dayOfMonth(addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7), wanted);
  }
  if (frequency === 'custom') {
    const round = intervalDays ?? (daysOn ?? 0) + (daysOff ?? 0);
    return addDays(day, round - (daysBetween(startDate, day) % round));
  }
  return firstDoseDay(schedule, addDays(day, 1));
}

/** No two days with doses lie further apart. */
export function longestGap({ frequency, intervalDays, daysOff }: Schedule): number {
  switch (frequency) {
    case 'daily':
      return 1;
    case 'weekly':
      return 7;
    case 'monthly':
      return 31;
    case 'custom':
      return intervalDays ?? (daysOff ?? 0) + 1;
  }
}

function weekdaysOf({ daysOfWeek, startDate }: Schedule): readonly number[] {
  return daysOfWeek.length > 0 ? daysOfWeek : [weekdayOf(startDate)];
}

function isCustomDay({ intervalDays, daysOn, daysOff }: Schedule, days: number): boolean {
  if (intervalDays !== null) return days % intervalDays === 0;
  if (daysOn === null || daysOff === null) return true;
  return days % (daysOn + daysOff) < daysOn;
}
