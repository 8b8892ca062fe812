import { amountAt, type GivenDose, type Rates } from '@leveza/domain/level/curve.ts';
import { projectDoses, sampleTimes } from '@leveza/domain/level/projection.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { TimeValue } from '../../ui/chart/time-geometry.ts';

interface PastInput {
  doses: readonly GivenDose[];
  rates: Rates;
  from: Date;
  now: Date;
}

/** Looked at between a dose and the next, at the same distances each time: else equal peaks would look unequal. */
const STEPS_A_DOSE = 6;

/** The level up to now, and at each dose of the period. */
export function pastOf({ doses, rates, from, now }: PastInput): TimeValue[] {
  const past = doses.filter(({ at }) => at <= now);
  return valuesAt(past, rates, sampleTimes(from, now, stepsOf(past, now)));
}

function stepsOf(doses: readonly GivenDose[], end: Date): { at: Date }[] {
  return doses.flatMap(({ at }, index) => {
    const step = ((doses[index + 1]?.at ?? end).getTime() - at.getTime()) / STEPS_A_DOSE;
    return Array.from({ length: STEPS_A_DOSE }, (_, number) => ({
      at: new Date(at.getTime() + number * step),
    }));
  });
}

interface AheadInput {
  doses: readonly GivenDose[];
  rates: Rates;
  now: Date;
  to: Date;
  timeZone: string;
  /** When the next dose is applied, and the plan the others return to; null where nothing is planned. */
  next: { first: Date; planned: Date; intervalDays: number; mg: number } | null;
}

export interface Ahead {
  points: TimeValue[];
  /** Doses to come, as big as the next. */
  doses: GivenDose[];
}

/** The level from now on, if the next dose is applied then and the others as they are planned. */
export function aheadOf({ doses, rates, now, to, timeZone, next }: AheadInput): Ahead {
  if (doses.length === 0) return { points: [], doses: [] };
  const count = next
    ? Math.max(0, Math.floor((to.getTime() - next.planned.getTime()) / DAY_MS / next.intervalDays) + 1)
    : 0;
  const coming = next ? projectDoses({ ...next, count, zone: timeZone }).filter(({ at }) => at <= to) : [];
  return {
    points: valuesAt([...doses, ...coming], rates, sampleTimes(now, to, stepsOf(coming, to))),
    doses: coming,
  };
}

export function valuesAt(doses: readonly GivenDose[], rates: Rates, times: readonly Date[]): TimeValue[] {
  const amounts = amountAt(doses, rates, times);
  return times.map((time, index) => ({ at: time.getTime(), value: amounts[index]! }));
}
