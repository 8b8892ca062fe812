import type { Day } from '../time/days.ts';
import { instantOf, wallClock, wallOf } from '../time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/spans.ts';

/** The planned dose with this number; number 0 is the moment the plan is counted from, and earlier ones are negative. */
export type Plan = (number: number) => Date;

/** Planned doses keep the same time of the wall clock when the clocks change in between. */
export function planOn(day: Day, time: string, intervalDays: number, zone: string): Plan {
  return planAt(wallOf(day, time), intervalDays, { zone, restMs: 0 });
}

function planAt(
  first: number,
  intervalDays: number,
  { zone, restMs }: { zone: string; restMs: number },
): Plan {
  const known = new Map<number, Date>();
  return (number) => {
    let planned = known.get(number);
    if (!planned) {
      const days = Math.floor(number * intervalDays);
      const partMs = (number * intervalDays - days) * DAY_MS;
      planned = new Date(instantOf(first + days * DAY_MS, zone).getTime() + partMs + restMs);
      known.set(number, planned);
    }
    return planned;
  };
}

/** A plan counted from an instant, to its millisecond. */
export function planFrom(start: Date, intervalDays: number, zone: string): Plan {
  const { day, time } = wallClock(zone, start);
  const plan = planAt(wallOf(day, time), intervalDays, { zone, restMs: start.getTime() % MINUTE_MS });
  return (number) => (number === 0 ? start : plan(number));
}

/** The last instant a planned dose may still be applied: its window, but never into the dose after it. */
export function endOf(plan: Plan, number: number, windowHours: number | null): Date {
  const following = plan(number + 1);
  if (windowHours === null) return following;
  return new Date(Math.min(plan(number).getTime() + windowHours * HOUR_MS, following.getTime()));
}

/** Skipped doses are recognised by their minute. */
export function skippedAmong(skippedPlans: readonly Date[]): (planned: Date) => boolean {
  const skipped = new Set(skippedPlans.map(minuteOf));
  return (planned) => skipped.has(minuteOf(planned));
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);

/** A stretch of time without doses; the end is not part of it, and null while the patient has not said it. */
export interface DosePause {
  from: Date;
  until: Date | null;
}

export function pauseAt(pauses: readonly DosePause[], instant: Date): DosePause | null {
  return pauses.find(({ from, until }) => instant >= from && (until === null || instant < until)) ?? null;
}
