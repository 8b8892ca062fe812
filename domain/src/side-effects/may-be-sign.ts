import type { EffectType } from './effect-types.ts';
import { type FeltEffect, isStrong } from './felt-effect.ts';
import type { Answers } from './questions.ts';

/** Effects that a rule of the red flags goes by however mild they are; an own name may be any of them. */
export const SIGN_TYPES: readonly EffectType[] = [
  'vomiting',
  'diarrhea',
  'abdominal_pain',
  'hypoglycemia',
  'other',
];

/** Effects that a rule goes by once they are strong. */
export const STRONG_SIGN_TYPES: readonly EffectType[] = ['nausea', 'gastritis', 'dyspepsia'];

/**
 * Whether an effect can be the reason of a red flag, its own or that of an effect of the three days after it. Effects of
 * years are read for their red flags: most of them are far from any such effect, and no rule needs to look at them.
 */
export function mayBeSign(effect: FeltEffect & { answers: Answers }): boolean {
  const { effectType, answers } = effect;
  if (SIGN_TYPES.includes(effectType)) return true;
  if (STRONG_SIGN_TYPES.includes(effectType) && isStrong(effect)) return true;
  return Object.values(answers).includes(true);
}
