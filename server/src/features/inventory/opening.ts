import { OPENS_NOW } from '@leveza/contract/inventory/fields.ts';
import { dayIn, isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress, recordedAt, refuseFutureDay } from '../../http/recorded-at.ts';

export function noonOf(day: string, zone: string): Date {
  return instantAt(day, '12:00', zone);
}

/** When a box was opened: a day counts from 12:00 there, or from now if it is today and not yet noon. */
export function openingOf(written: string | null, call: Call): Date | null {
  const { zone, now } = call;
  if (written === null) return null;
  if (written === OPENS_NOW) return momentOfPress(call);
  if (!isDay(written)) return recordedAt(written, now, 'openedDate');
  refuseFutureDay(written, dayIn(zone, now), 'openedDate');
  const noon = noonOf(written, zone);
  return noon <= now ? noon : now;
}
