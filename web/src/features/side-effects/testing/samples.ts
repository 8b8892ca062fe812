import type { SideEffect, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { daysFromNow } from '../../../testing/applications.ts';

let made = 0;

/** A mild nausea an hour ago, unless said otherwise. */
export function anEffect(changes: Partial<SideEffect> = {}): SideEffect {
  made += 1;
  return {
    id: `60000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    datetime: daysFromNow(-1 / 24),
    effectType: 'nausea',
    otherName: null,
    intensity: 2,
    duration: null,
    actionTaken: null,
    notes: null,
    answers: { yes: [], no: [] },
    evaluatedAt: null,
    context: null,
    label: null,
    ...changes,
  };
}

export function aTypeCount(
  changes: Partial<SideEffectSummary['byType'][number]> = {},
): SideEffectSummary['byType'][number] {
  return {
    id: crypto.randomUUID(),
    effectType: 'nausea',
    otherName: null,
    count: 9,
    meanIntensity: 2.1,
    lastAt: daysFromNow(-1),
    label: null,
    ...changes,
  };
}

/** By default no effects and no risk. */
export function aSummary(changes: Partial<SideEffectSummary> = {}): SideEffectSummary {
  return {
    week: { count: 0, strong: 0, meanIntensity: null, commonest: null },
    byType: [],
    patterns: [],
    byDay: [],
    risk: { hasLowSugarRisk: false, hasKetoacidosisRisk: false, recent: [] },
    ...changes,
  };
}
