import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';

/** The body that restores an effect. */
export function inputOf(effect: SideEffect): SideEffectInput {
  const { datetime, effectType, otherName, intensity, duration, actionTaken, notes, answers, evaluatedAt } =
    effect;
  const felt = { datetime, effectType, otherName, intensity, duration, actionTaken, notes };
  // A red flag that the answers made stays in reports.
  return answers.yes.length + answers.no.length > 0 ? { ...felt, answers, evaluatedAt } : felt;
}
