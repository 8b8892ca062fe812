import { dayIn, daysBetween } from '../time/days.ts';

/** Days of the patient's calendar from the last dose before an effect to the effect. */
export function daysSinceDose(feltAt: Date, lastDoseAt: Date, zone: string): number {
  return daysBetween(dayIn(zone, lastDoseAt), dayIn(zone, feltAt));
}
