import type { Day } from '../time/days.ts';
import { daysInTreatment } from './treatment-start.ts';

interface Known {
  initialWeight: number | null;
  currentWeight: number | null;
  targetWeight: number | null;
  startedOn: Day | null;
  today: Day;
}

export interface Progress {
  initialWeight: number | null;
  currentWeight: number | null;
  targetWeight: number | null;
  /** Negative when weight was gained. */
  lostKg: number | null;
  /** Zero once the target is reached. */
  toGoKg: number | null;
  /** Share of the way from start to target, 0 to 1. */
  share: number | null;
  startedOn: Day | null;
  daysInTreatment: number | null;
}

/** The treatment's progress; a value that cannot be computed is null. */
export function progressOf({
  initialWeight,
  currentWeight,
  targetWeight,
  startedOn,
  today,
}: Known): Progress {
  const lostKg = minus(initialWeight, currentWeight);
  const wholeWay = minus(initialWeight, targetWeight);
  const left = minus(currentWeight ?? initialWeight, targetWeight);
  return {
    initialWeight,
    currentWeight,
    targetWeight,
    lostKg,
    toGoKg: left === null ? null : Math.max(0, left),
    share: lostKg === null || wholeWay === null || wholeWay <= 0 ? null : within01(lostKg / wholeWay),
    startedOn,
    daysInTreatment: daysInTreatment(startedOn, today),
  };
}

function minus(from: number | null, what: number | null): number | null {
  return from === null || what === null ? null : Math.round((from - what) * 100) / 100;
}

function within01(share: number): number {
  return Math.min(1, Math.max(0, share));
}
