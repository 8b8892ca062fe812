import { HOUR_MS, MINUTE_MS } from '../time/spans.ts';
import type { FeltEffect } from './felt-effect.ts';

/** The questions are about the present: an effect that ended earlier is not asked about. */
const CURRENT_HOURS = 3 * 24;
/** Immediate advice is shown only for an effect that goes on or has just ended. */
const PRESENT_HOURS = 2;

interface Stretch {
  from: number;
  to: number;
}

/** No duration reaches into the future: one that would says how long it has lasted until now. */
export function stretchOf({ datetime, duration }: FeltEffect, now: Date): Stretch {
  const at = datetime ? Date.parse(datetime) : now.getTime();
  const length = (duration ?? 0) * MINUTE_MS;
  if (at + length <= now.getTime()) return { from: at, to: at + length };
  return { from: Math.min(at, now.getTime() - length), to: now.getTime() };
}

export function isRecent(effect: FeltEffect, now: Date): boolean {
  return hoursSinceEnd(effect, now) <= CURRENT_HOURS;
}

export function isPresent(effect: FeltEffect, now: Date): boolean {
  return hoursSinceEnd(effect, now) <= PRESENT_HOURS;
}

export function hoursSinceEnd(effect: FeltEffect, now: Date): number {
  return (now.getTime() - stretchOf(effect, now).to) / HOUR_MS;
}

export interface Spell<E extends FeltEffect> {
  hours: number;
  effects: E[];
}

/** The spell that goes on by the records: from the first to the last of them without a longer pause in between. */
export function currentSpell<E extends FeltEffect>(
  records: readonly E[],
  pauseHours: number,
  now: Date,
): Spell<E> {
  if (records.length === 0) return { hours: 0, effects: [] };
  const pause = pauseHours * HOUR_MS;
  const latestFirst = records
    .map((effect) => ({ effect, ...stretchOf(effect, now) }))
    .toSorted((a, b) => b.to - a.to);
  let from = now.getTime();
  const effects: E[] = [];
  for (const stretch of latestFirst) {
    if (from - stretch.to > pause) break;
    from = Math.min(from, stretch.from);
    effects.push(stretch.effect);
  }
  return { hours: effects.length > 0 ? (latestFirst[0]!.to - from) / HOUR_MS : 0, effects };
}
