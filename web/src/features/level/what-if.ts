import { planFrom } from '@leveza/domain/applications/plan.ts';
import { whatIfRange } from '@leveza/domain/level/projection.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';

export interface WhatIf {
  /** The planned moment, to which the doses after the next return. */
  planned: Date;
  /** The moment of the next dose as long as no other is asked about. */
  first: Date;
  /** Whole hours of the label's window, as milliseconds; null where no label gives one. */
  range: { earliest: number; latest: number } | null;
}

interface Input {
  plannedAt: string;
  windowHours: number | null;
  intervalDays: number;
  timeZone: string;
  now: Date;
}

/** When the next dose is drawn, and between which hours another moment can be asked about. */
export function whatIfOf({ plannedAt, windowHours, intervalDays, timeZone, now }: Input): WhatIf {
  const planned = new Date(plannedAt);
  const found = whatIfRange({ planned, windowHours, now, intervalDays });
  if (!found) {
    // A dose that is over is not drawn; the plan goes on with the next one.
    const plan = planFrom(planned, intervalDays, timeZone);
    let number = Math.max(0, Math.floor((now.getTime() - planned.getTime()) / (intervalDays * DAY_MS)));
    while (plan(number) < now) number += 1;
    return { planned: plan(number), first: plan(number), range: null };
  }
  // The next whole hour, but never one after the window.
  const hour = Math.ceil(found.earliest.getTime() / HOUR_MS) * HOUR_MS;
  const earliest = Math.min(hour, found.latest.getTime());
  const latest = Math.max(Math.floor(found.latest.getTime() / HOUR_MS) * HOUR_MS, earliest);
  return { planned, first: planned < now ? new Date(earliest) : planned, range: { earliest, latest } };
}
