import { SAME_DOSE_HOURS } from '../applications/gap.ts';
import { planFrom } from '../applications/plan.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import type { GivenDose } from './curve.ts';

/** The times to compute: evenly spaced, and at each dose, where the curve bends. */
export function sampleTimes(from: Date, to: Date, doses: readonly { at: Date }[], most = 400): Date[] {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return [from];
  const steps = Math.max(1, most - 1);
  const evenly = Array.from(
    { length: steps + 1 },
    (_, step) => start + Math.round(((end - start) * step) / steps),
  );
  const bends = doses.map(({ at }) => at.getTime()).filter((at) => at >= start && at <= end);
  return [...new Set([...evenly, ...bends])].toSorted((a, b) => a - b).map((at) => new Date(at));
}

interface Projection {
  last: GivenDose;
  intervalDays: number;
  /** The planned time, or the one the patient asks about. */
  first: Date;
  count: number;
  zone: string;
}

/** Future doses, each as large as the last. */
export function projectDoses({ last, intervalDays, first, count, zone }: Projection): GivenDose[] {
  const plan = planFrom(first, intervalDays, zone);
  return Array.from({ length: count }, (_, index) => ({ at: plan(index), mg: last.mg }));
}

interface WhatIf {
  lastAt: Date;
  minGapHours: number | null;
  now: Date;
  intervalDays: number;
}

/** Between which instants "e se eu aplicar em …?" may be asked: after the minimum gap, up to one dose later. */
export function whatIfRange({ lastAt, minGapHours, now, intervalDays }: WhatIf): {
  earliest: Date;
  latest: Date;
} {
  const gapMs = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  const earliest = Math.max(now.getTime(), lastAt.getTime() + gapMs);
  const latest = lastAt.getTime() + 2 * intervalDays * DAY_MS;
  // Long after the planned time the range must not become empty.
  return {
    earliest: new Date(earliest),
    latest: new Date(latest > earliest ? latest : earliest + intervalDays * DAY_MS),
  };
}
