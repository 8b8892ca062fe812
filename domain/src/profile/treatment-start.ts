import type { Day } from '../time/days.ts';
import { dayIn, daysBetween } from '../time/days.ts';

interface Known {
  /** The day the patient gave, where the treatment began before the account. */
  treatmentStart: Day | null | undefined;
  firstDoseAt: Date | null;
  zone: string;
}

/** The day the treatment began: the patient's word, else the first dose recorded; null while neither is known. */
export function startedOn({ treatmentStart, firstDoseAt, zone }: Known): Day | null {
  return treatmentStart ?? (firstDoseAt && dayIn(zone, firstDoseAt));
}

/** Whole days since the start; null before it. */
export function daysInTreatment(start: Day | null, today: Day): number | null {
  return start === null || start > today ? null : daysBetween(start, today);
}
