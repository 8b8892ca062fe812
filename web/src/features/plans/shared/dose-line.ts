import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { FORGOTTEN_TABLET } from '@leveza/domain/plans/forgotten-tablet.ts';
import { putOffTo } from '@leveza/domain/plans/snooze.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { formatQuantity } from '../../inventory/shared/format-units.ts';
import { isDueBy } from './open-doses.ts';

/** '500 mg', and how many units make one dose where it is not one: the dose is said as the patient wrote it. */
export function amountText({ dosage, quantity }: Pick<PlannedDose, 'dosage' | 'quantity'>): string {
  // A number alone at the end of a line is a wrong dose to a tired reader.
  const whole = dosage.replaceAll(' ', '\u00A0');
  return quantity === 1 ? whole : `${whole} · ${formatQuantity(quantity)} unidades`;
}

/** '22:00 · 500 mg · Com alimento', and of one that is late or put off 'era ontem às 22:00', or 'antes às 22:00' while that is to come */
export function plannedText(dose: PlannedDose, today: string, now: Date): string {
  const day = dose.day === today ? '' : `${dayText(dose.day, today)} `;
  const tense = tenseOf(dose, now);
  const when = tense ? `${tense} ${day}às ${dose.time}` : `${day}${dose.time}`;
  return [when, amountText(dose), dose.condition].filter(Boolean).join(' · ');
}

/** Before the planned hour of a dose that no longer comes then; none where it still does. */
export function tenseOf(dose: PlannedDose, now: Date): 'era' | 'antes' | null {
  const wasPutOff = dose.snoozedUntil !== null;
  if (dose.state === 'late' || (wasPutOff && isDueBy(dose, now))) return 'era';
  return putOffTo(dose, now) === null ? null : 'antes';
}

/**
 * The leaflet's rule for a late dose, where it has one of its own. Today's is not forgotten while the patient is still
 * fasting: it may be a few minutes late.
 */
export function lateText({ state, asksToWait, day }: PlannedDose, today: string): string | null {
  if (state !== 'late' || !asksToWait) return null;
  return day === today
    ? `Se já comeu ou bebeu algo hoje, conte como esquecido. ${FORGOTTEN_TABLET}`
    : FORGOTTEN_TABLET;
}

/** Whether a dose was taken on another day than the one it was planned for. */
export const isTakenApart = ({ takenClock, day }: Pick<PlannedDose, 'takenClock' | 'day'>) =>
  takenClock !== null && takenClock.slice(0, 10) !== day;

/** 'às 08:12', and where that is another day than planned 'em 17/11 às 00:10' */
export function takenWhen(dose: Pick<PlannedDose, 'day'> & { takenClock: string }): string {
  const [day, time] = dose.takenClock.split('T') as [string, string];
  return isTakenApart(dose) ? `em ${formatDay(day).slice(0, 5)} às ${time}` : `às ${time}`;
}

/** 'Tomado às 08:12' */
export const takenText = (takenAt: string, zone: string) => `Tomado às ${formatTime(takenAt, zone)}`;

interface Here {
  zone: string;
  now: Date;
}

/** 'Adiada para 09:15', while that is to come. */
export function snoozeText(dose: Pick<PlannedDose, 'snoozedUntil'>, { zone, now }: Here): string | null {
  const until = putOffTo(dose, now);
  return until && `Adiada para ${formatTime(until, zone)}`;
}

/** 'Adiada, era às 08:00', beside its new hour; null where it was not put off. */
export function putOffText(dose: PlannedDose, { now }: Pick<Here, 'now'>): string | null {
  return putOffTo(dose, now) && `Adiada, ${tenseOf(dose, now)} às ${dose.time}`;
}
