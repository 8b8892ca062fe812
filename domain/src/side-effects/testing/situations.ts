import { HOUR_MS } from '../../time/spans.ts';
import type { EffectType } from '../effect-types.ts';
import type { FeltEffect } from '../felt-effect.ts';
import type { Answers } from '../questions.ts';
import type { Situation } from '../situation.ts';

export const NOW = new Date('2026-11-15T15:00:00Z');

/** An effect that began so many hours ago and lasted so many hours. */
export function felt(
  effectType: EffectType,
  intensity: number,
  hoursAgo = 0,
  hours: number | null = null,
): FeltEffect {
  return {
    effectType,
    intensity,
    duration: hours === null ? null : hours * 60,
    datetime: new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString(),
  };
}

export const own = (otherName: string, intensity: number): FeltEffect => ({
  ...felt('other', intensity),
  otherName,
});

export interface Details {
  yes?: (keyof Answers)[];
  no?: (keyof Answers)[];
  recent?: FeltEffect[];
  /** Default: no record says whether the patient takes any. */
  insulin?: boolean | null;
  /** Default: none is taken. */
  gliflozin?: boolean | null;
}

export function situation(effect: FeltEffect, details: Details = {}): Situation {
  return {
    effect,
    answers: {
      ...Object.fromEntries((details.no ?? []).map((id) => [id, false])),
      ...Object.fromEntries((details.yes ?? []).map((id) => [id, true])),
    },
    risk: {
      hasLowSugarRisk: details.insulin ?? null,
      hasKetoacidosisRisk: details.gliflozin === undefined ? false : details.gliflozin,
      recent: details.recent ?? [],
    },
    now: NOW,
  };
}
