import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../../http/call.ts';
import { later } from './occasion-of.ts';

/** The stretch of time whose occasions are looked for. */
export interface Span {
  since: Date;
  until: Date;
  from: Day;
  to: Day;
}

/** A server that was off for two days still knows what came to nothing. */
const HOURS_BACK = 48;

export function spanOf({ zone, now }: Call, until: Date): Span {
  const since = later(now, -HOURS_BACK * HOUR_MS);
  return { since, until, from: dayIn(zone, since), to: dayIn(zone, until) };
}

export const isWithin = (moment: Date, { since, until }: Span) => moment >= since && moment <= until;

/** Things of a day rather than a moment are said in the morning, outside of the default quiet hours. */
const MORNING = '09:00';

export const morningOf = (day: Day, zone: string) => instantAt(day, MORNING, zone);

/** The morning so many days before a day. */
export const morningBefore = (day: Day, days: number, zone: string) => morningOf(addDays(day, -days), zone);

/** '16/11/2026' */
export function written(day: Day): string {
  return day.split('-').toReversed().join('/');
}
