import { isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';

export type Moment = { ok: true; instant: Date } | { ok: false; why: 'incomplete' | 'future' };

const TIME = /^\d{2}:\d{2}$/;

/** The instant a patient wrote as `2026-11-03T08:05`; nothing recorded is yet to come. */
export function readMoment(written: string | null, zone: string, now: Date): Moment {
  const [day = '', time = ''] = (written ?? '').split('T');
  if (!isDay(day) || !TIME.test(time)) return { ok: false, why: 'incomplete' };
  const instant = instantAt(day, time, zone);
  return instant <= now ? { ok: true, instant } : { ok: false, why: 'future' };
}
