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
  mg: number;
  intervalDays: number;
  /** The moment of the next dose: the planned one, or another the patient asks about. */
  first: Date;
  /** The planned moment, to which the doses after the next return. */
  planned: Date;
  count: number;
  zone: string;
}

/** Future doses, each as large as the next. */
export function projectDoses({ mg, intervalDays, first, planned, count, zone }: Projection): GivenDose[] {
  const plan = planFrom(planned, intervalDays, zone);
  return Array.from({ length: count }, (_, index) => ({
    at: index === 0 ? first : plan(index),
    mg,
  }));
}

interface WhatIf {
  planned: Date;
  windowHours: number | null;
  now: Date;
  intervalDays: number;
}

/** Between which instants "e se eu aplicar em …?" may be asked: the label's window; null where there is none. */
export function whatIfRange({ planned, windowHours, now, intervalDays }: WhatIf): {
  earliest: Date;
  latest: Date;
} | null {
  if (windowHours === null) return null;
  const earliest = Math.max(now.getTime(), planned.getTime());
  const latest = planned.getTime() + Math.min(windowHours * HOUR_MS, intervalDays * DAY_MS);
  return latest > earliest ? { earliest: new Date(earliest), latest: new Date(latest) } : null;
}
