import type { Day } from '../time/days.ts';

interface Known {
  /** The day the patient gave for the start of the treatment, with the weight of then. */
  treatmentStart?: Day | null | undefined;
  initialWeight?: number | null | undefined;
  /** The day of the first weighing; null without one. */
  firstWeighedOn: Day | null;
}

export interface StartPoint {
  day: Day;
  weight: number;
}

/** Where a curve of the weight begins before the first weighing; null where a weighing of that day or before says it. */
export function startPoint({ treatmentStart, initialWeight, firstWeighedOn }: Known): StartPoint | null {
  if (!treatmentStart || initialWeight == null || firstWeighedOn === null) return null;
  return treatmentStart < firstWeighedOn ? { day: treatmentStart, weight: initialWeight } : null;
}
