import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { FORGOTTEN_TABLET } from '@leveza/domain/plans/forgotten-tablet.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { formatQuantity } from '../../inventory/shared/format-units.ts';

/** '500 mg', and how many units make one dose where it is not one: the dose is said as the patient wrote it. */
export function amountText({ dosage, quantity }: Pick<PlannedDose, 'dosage' | 'quantity'>): string {
  // A number alone at the end of a line is a wrong dose to a tired reader.
  const whole = dosage.replaceAll(' ', '\u00A0');
  return quantity === 1 ? whole : `${whole} · ${formatQuantity(quantity)} unidades`;
}

/** '22:00 · 500 mg · Com alimento', and of one that is late or put off 'era ontem às 22:00' */
export function plannedText(dose: PlannedDose, today: string): string {
  const day = dose.day === today ? '' : `${dayText(dose.day, today)} `;
  const isOver = dose.state === 'late' || dose.snoozedUntil !== null;
  const when = isOver ? `era ${day}às ${dose.time}` : `${day}${dose.time}`;
  return [when, amountText(dose), dose.condition].filter(Boolean).join(' · ');
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

/** 'Adiada para 09:15', while that is to come. */
export function snoozeText(
  { snoozedUntil }: Pick<PlannedDose, 'snoozedUntil'>,
  { zone, now }: { zone: string; now: Date },
) {
  const isAhead = snoozedUntil !== null && new Date(snoozedUntil) > now;
  return isAhead ? `Adiada para ${formatTime(snoozedUntil, zone)}` : null;
}
