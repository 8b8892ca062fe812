import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';

/** The body that restores an effect. */
export function inputOf(effect: SideEffect): SideEffectInput {
  const { datetime, effectType, otherName, intensity, duration, actionTaken, notes } = effect;
  return { datetime, effectType, otherName, intensity, duration, actionTaken, notes };
}
