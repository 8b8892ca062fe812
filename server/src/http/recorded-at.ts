import { openedBefore } from '@leveza/contract/opened-before.ts';
import { type FieldErrors, Problem } from '@leveza/contract/problem.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_IN_THE_FUTURE, IN_THE_FUTURE, isFutureDay, notInFuture } from '@leveza/domain/time/moment.ts';
import type { Call } from './call.ts';

type When = Pick<Call, 'now' | 'pressedAt'>;

/** When the patient pressed: *now*, unless the request is sent again. */
export const momentOfPress = ({ now, pressedAt }: When) => pressedAt ?? now;

/** When something new happened: at the first press, unless the patient wrote a moment. */
export function happenedAt(written: string | null | undefined, call: When, field: string): Date {
  return recordedAt(written, written ? call.now : momentOfPress(call), field);
}

/** Says when something recorded happened: now, unless the patient wrote a moment; the refusal names its field. */
export function recordedAt(written: string | null | undefined, now: Date, field: string): Date {
  const moment = written ? notInFuture(new Date(written), now) : now;
  if (!moment) throw inTheFuture(field);
  return moment;
}

interface Clock {
  day: Day;
  time: string;
}

/** The same for a day and a time by the patient's clock; the refusal names the one that has not come yet. */
export function recordedClock(written: Clock, { zone, now }: Pick<Call, 'zone' | 'now'>): Clock {
  const moment = instantAt(written.day, written.time, zone);
  const recorded = notInFuture(moment, now);
  if (!recorded) {
    const isOfLaterDay = isFutureDay(written.day, dayIn(zone, now));
    throw isOfLaterDay ? inTheFuture('day') : inTheFuture('time', HOUR_IN_THE_FUTURE);
  }
  return recorded === moment ? written : wallClock(zone, recorded);
}

export function refuseFutureDay(day: Day, today: Day, field: string): void {
  if (isFutureDay(day, today)) throw inTheFuture(field);
}

/** A pen or box was bought on the day it was opened or before. */
export function refuseBoughtAfterOpening(
  purchaseDate: Day | null | undefined,
  opened: Date | null,
  zone: string,
): void {
  const day = opened && dayIn(zone, opened);
  if (!day || !purchaseDate || purchaseDate <= day) return;
  throw new Problem('invalid-input', { fields: { purchaseDate: openedBefore(day) } });
}

function inTheFuture(field: string, sentence = IN_THE_FUTURE): Problem {
  const fields: FieldErrors = { [field]: sentence };
  return new Problem('invalid-input', { fields });
}
