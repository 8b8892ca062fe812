import { dayIn, daysBetween } from '../time/days.ts';

/** Days of the patient's calendar since the last application before an effect; null when there was none. */
export function daysSinceDose(effectAt: Date, doses: readonly Date[], zone: string): number | null {
  const last = doses.findLast((dose) => dose <= effectAt);
  return last ? daysBetween(dayIn(zone, last), dayIn(zone, effectAt)) : null;
}
