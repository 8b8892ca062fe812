import { Problem } from '@leveza/contract/problem.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';

/** A phone's clock some seconds ahead is not the future. */
const CLOCK_SLACK_MS = 60_000;

export function noonOf(day: string, zone: string): Date {
  return instantAt(day, '12:00', zone);
}

/** When a box was opened: a day counts from 12:00 there, or from now if it is today and not yet noon. */
export function openingOf(written: string | null, zone: string, now: Date): Date | null {
  if (written === null) return null;
  const meant = isDay(written) ? noonOf(written, zone) : new Date(written);
  if (meant <= now) return meant;
  const isToday = isDay(written) && instantAt(written, '00:00', zone) <= now;
  if (isToday || meant.getTime() <= now.getTime() + CLOCK_SLACK_MS) return now;
  throw new Problem('invalid-input', { fields: { openedDate: 'A data não pode estar no futuro.' } });
}
