import { HOUR_MS } from '../../time/spans.ts';
import type { EffectType } from '../effect-types.ts';
import type { FeltEffect } from '../felt-effect.ts';
import type { Answers } from '../questions.ts';
import type { Situation } from '../situation.ts';

export const NOW = new Date('2026-11-15T15:00:00Z');

/** What was felt so many hours ago, for so many hours. */
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

export interface Told {
  yes?: (keyof Answers)[];
  no?: (keyof Answers)[];
  recent?: FeltEffect[];
  /** Nobody's, unless said. */
  insulin?: boolean | null;
}

export function situation(effect: FeltEffect, told: Told = {}): Situation {
  return {
    effect,
    answers: {
      ...Object.fromEntries((told.no ?? []).map((id) => [id, false])),
      ...Object.fromEntries((told.yes ?? []).map((id) => [id, true])),
    },
    risk: { takesInsulinOrSulfonylurea: told.insulin ?? null, recent: told.recent ?? [] },
    now: NOW,
  };
}
