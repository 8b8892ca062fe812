import { planFrom } from '@leveza/domain/applications/plan.ts';
import type { GivenDose } from '@leveza/domain/level/curve.ts';
import { whatIfRange } from '@leveza/domain/level/projection.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';

export interface WhatIf {
  /** Whole hours of the clock, as milliseconds: none before the minimum gap is over. */
  earliest: number;
  latest: number;
  /** Whether it is the label's minimum gap that rules out anything earlier. */
  isGapRuling: boolean;
  /** When the next dose falls by the plan. */
  planned: Date;
}

interface Input {
  last: GivenDose;
  intervalDays: number;
  minGapHours: number | null;
  timeZone: string;
  now: Date;
}

/** Between which hours the next dose can be tried out, and where the plan has it. */
export function whatIfOf({ last, intervalDays, minGapHours, timeZone, now }: Input): WhatIf {
  const range = whatIfRange({ lastAt: last.at, minGapHours, now, intervalDays });
  const earliest = Math.ceil(range.earliest.getTime() / HOUR_MS) * HOUR_MS;
  const latest = Math.max(Math.floor(range.latest.getTime() / HOUR_MS) * HOUR_MS, earliest);
  const plan = planFrom(last.at, intervalDays, timeZone);
  const passed = (range.earliest.getTime() - last.at.getTime()) / (24 * HOUR_MS * intervalDays);
  let number = Math.max(1, Math.floor(passed));
  while (plan(number) < range.earliest) number += 1;
  const isGapRuling = minGapHours !== null && range.earliest > now;
  return { earliest, latest, isGapRuling, planned: plan(number) };
}
