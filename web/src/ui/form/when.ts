import { addDays } from '@leveza/domain/time/days.ts';

/** The answers to 'Quando?'. */
export type When = 'now' | 'early' | 'yesterday' | 'other';

export interface PatientClock {
  /** Where the patient is. */
  today: string;
  /** Now, as `HH:MM`. */
  time: string;
  /** The time of day at which this is usually done. */
  usual: string;
}

/** Another day that was not said yet: the schema refuses it, so that it can never be taken for now. */
export const UNSAID_DAY = 'T';

/** The time of a day that is said without one, where nothing else is usual. */
export const MORNING = '08:00';
const NOON = '12:00';

/** The time 'Hoje cedo' stands for; null while that is still to come. */
export function earlyTime({ time, usual }: PatientClock): string | null {
  const early = usual < NOON ? usual : MORNING;
  return early < time ? early : null;
}

/** The chip that says this moment. */
export function whenOf(written: string | null, clock: PatientClock): When {
  if (written === null) return 'now';
  const [day = ''] = written.split('T');
  if (day === clock.today && earlyTime(clock)) return 'early';
  return day === addDays(clock.today, -1) ? 'yesterday' : 'other';
}

/** The moment a chip stands for, as a form holds it: null for now. */
export function momentOf(when: When, clock: PatientClock): string | null {
  switch (when) {
    case 'now':
      return null;
    case 'early':
      return `${clock.today}T${earlyTime(clock) ?? clock.time}`;
    case 'yesterday':
      return `${addDays(clock.today, -1)}T${clock.usual}`;
    case 'other':
      return UNSAID_DAY;
  }
}

/** The usual time of this day is still to come. */
export const isUsualAhead = (day: string, { today, time, usual }: PatientClock) =>
  day === today && usual > time;

/** A day and a time that may be left out: it is then the usual one or, where that is still to come, now. */
export function momentOn(day: string, time: string, clock: PatientClock): string {
  if (!day) return `${UNSAID_DAY}${time}`;
  if (time) return `${day}T${time}`;
  return `${day}T${isUsualAhead(day, clock) ? clock.time : clock.usual}`;
}
