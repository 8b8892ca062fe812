import { type Day, isDay } from '@leveza/domain/time/days.ts';
import { IN_THE_FUTURE, isFutureDay } from '@leveza/domain/time/moment.ts';
import { Page } from './pagination.ts';
import { z } from './zod.ts';

const INVALID = 'Data inválida';

/** `2026-11-03`, a day of the calendar. */
export const calendarDay = z.string().refine(isDay, INVALID);

/** A day, an instant of it, or nothing, as date fields send them. */
export const day = z.preprocess(
  (value) => (value === '' ? null : typeof value === 'string' ? value.slice(0, 10) : value),
  calendarDay.nullish(),
);

/** Days up to today, `.refine(...upTo(today))`: the caller knows which day it is where the patient lives. */
export const upTo = (today: Day) =>
  [
    (entered: Day | null | undefined) => entered == null || !isFutureDay(entered, today),
    IN_THE_FUTURE,
  ] as const;

/** `2026-11-03T08:05:00-03:00`; the offset may be any. */
export const instant = z.iso.datetime({ offset: true, error: INVALID });

/** `08:05`, a time of the clock. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use horas e minutos, como 08:00.');

/** `2026-11-03T08:05` by the patient's clock, wherever that was. */
export const clockMoment = z.string().refine((moment) => {
  const [date = '', time = '', ...more] = moment.split('T');
  return more.length === 0 && isDay(date) && clockTime.safeParse(time).success;
}, INVALID);

/** A page of records from one day to another of the patient's zone, both included. */
export const PageOfDays = Page.extend({ from: calendarDay.optional(), to: calendarDay.optional() });
export type PageOfDays = z.output<typeof PageOfDays>;
