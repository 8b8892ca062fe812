import { addDays, type Day } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** The planned dose with this number after the last one applied; the first is number 1. */
export type Plan = (number: number) => Date;

/** Every so many days at the same time of the wall clock, whatever the clocks do in between. */
export function planFrom(start: Date, intervalDays: number, zone: string): Plan {
  const { day, time } = wallClock(zone, start);
  const known = new Map([[0, start]]);
  return (number) => {
    const days = Math.floor(number * intervalDays);
    const restMs = (number * intervalDays - days) * DAY_MS + (start.getTime() % MINUTE_MS);
    const planned =
      known.get(number) ?? new Date(instantAt(addDays(day, days), time, zone).getTime() + restMs);
    known.set(number, planned);
    return planned;
  };
}

/** The last instant a planned dose may still be applied: its window, but never into the dose after it. */
export function endOf(plan: Plan, number: number, windowHours: number | null): Date {
  const following = plan(number + 1);
  if (windowHours === null) return following;
  return new Date(Math.min(plan(number).getTime() + windowHours * HOUR_MS, following.getTime()));
}

/** What a patient marked as skipped is known by its minute. */
export function skippedAmong(skippedPlans: readonly Date[]): (planned: Date) => boolean {
  const skipped = new Set(skippedPlans.map(minuteOf));
  return (planned) => skipped.has(minuteOf(planned));
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string, instant: Date): { day: Day; time: string } {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(zone, clock);
  return clock;
}
