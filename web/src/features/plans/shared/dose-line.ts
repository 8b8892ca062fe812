import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { formatTime } from '../../../lib/format.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { formatQuantity } from '../../inventory/shared/format-units.ts';

/** '500 mg', and how many units make one dose where it is not one: the dose is said as the patient wrote it. */
export function amountText({ dosage, quantity }: Pick<PlannedDose, 'dosage' | 'quantity'>): string {
  // A number alone at the end of a line is a wrong dose to a tired reader.
  const whole = dosage.replaceAll(' ', '\u00A0');
  return quantity === 1 ? whole : `${whole} · ${formatQuantity(quantity)} unidades`;
}

/** '22:00 · 500 mg · Com alimento', and of a late one 'era ontem às 22:00' */
export function plannedText(dose: PlannedDose, today: string): string {
  const day = dose.day === today ? '' : `${dayText(dose.day, today)} `;
  const when = dose.state === 'late' ? `era ${day}às ${dose.time}` : `${day}${dose.time}`;
  return [when, amountText(dose), dose.condition].filter(Boolean).join(' · ');
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
