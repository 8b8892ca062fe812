import { isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { IN_THE_FUTURE, notInFuture } from '@leveza/domain/time/moment.ts';
import { dayOf, formatTime } from './format.ts';

export type Moment = { ok: true; instant: Date } | { ok: false; why: 'incomplete' | 'future' };

export const MOMENT_REFUSAL = {
  future: IN_THE_FUTURE,
  past: 'Escolha um momento que ainda vem.',
  incomplete: 'Preencha a data e a hora.',
  noDay: 'Diga em que dia foi.',
} as const;

const TIME = /^\d{2}:\d{2}$/;

/** The instant a patient wrote as `2026-11-03T08:05`; null where it is not whole. */
export function writtenInstant(written: string | null, zone: string): Date | null {
  const [day = '', time = ''] = (written ?? '').split('T');
  return isDay(day) && TIME.test(time) ? instantAt(day, time, zone) : null;
}

/** The same of something recorded, which is never yet to come. */
export function readMoment(written: string | null, zone: string, now: Date): Moment {
  const instant = writtenInstant(written, zone);
  if (!instant) return { ok: false, why: 'incomplete' };
  const kept = notInFuture(instant, now);
  return kept ? { ok: true, instant: kept } : { ok: false, why: 'future' };
}

/** The same as it is sent; undefined where there is none. */
export function instantOf(written: string | null | undefined, zone: string): string | undefined {
  const moment = readMoment(written ?? null, zone, new Date());
  return moment.ok ? moment.instant.toISOString() : undefined;
}

/** `2026-11-03T08:05` of an instant, as a field holds it. */
export const writtenMoment = (instant: string | Date, zone: string) =>
  `${dayOf(instant, zone)}T${formatTime(instant, zone)}`;
