import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';

/** What has to be sent for an effect to be as it is. */
export function inputOf(effect: SideEffect): SideEffectInput {
  const { datetime, effectType, otherName, intensity, duration, actionTaken, notes } = effect;
  return { datetime, effectType, otherName, intensity, duration, actionTaken, notes };
}
