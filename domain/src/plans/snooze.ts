import { addDays, dayIn } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';

/** A dose is put off within the day, not to another one: that would be skipping it. */
const MOST_HOURS = 12;

export const SNOOZE_RANGE = `Escolha um horário nas próximas ${MOST_HOURS} horas.`;

export function canSnoozeTo(until: Date, now: Date): boolean {
  return until > now && until.getTime() - now.getTime() <= MOST_HOURS * HOUR_MS;
}

/** The next instant at which the patient's clock shows this time: at 23:50, '00:05' is tomorrow. */
export function nextAt(time: string, { zone, now }: { zone: string; now: Date }): Date {
  const today = dayIn(zone, now);
  const at = instantAt(today, time, zone);
  return at > now ? at : instantAt(addDays(today, 1), time, zone);
}

interface PutOff {
  plannedAt: string | null;
  /** Put off until then. */
  snoozedUntil: string | null;
}

/** The moment an open dose is put off to, while that is to come; null for every other one. */
export const putOffTo = ({ snoozedUntil }: Pick<PutOff, 'snoozedUntil'>, now: Date): string | null =>
  snoozedUntil !== null && new Date(snoozedUntil) > now ? snoozedUntil : null;

/** When an open dose is to be taken: at the moment it is put off to, else as planned. */
export const momentToTake = (dose: PutOff, now: Date): string | null => putOffTo(dose, now) ?? dose.plannedAt;
