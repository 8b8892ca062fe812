import { HOUR_MS } from '../time/spans.ts';

/** Where no label gives a gap, two doses this near are probably one, written down twice. */
export const SAME_DOSE_HOURS = 12;

interface NewDose {
  at: Date;
  /** The doses already recorded, without the one that is being changed. */
  others: readonly Date[];
  minGapHours: number | null;
}

/** Whether a dose is closer to another, before or after it, than two doses may be. */
export function isTooSoon({ at, others, minGapHours }: NewDose): boolean {
  const gapMs = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  return others.some((other) => Math.abs(at.getTime() - other.getTime()) < gapMs);
}
