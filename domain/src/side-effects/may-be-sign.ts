import type { EffectType } from './effect-types.ts';
import { type FeltEffect, isStrong } from './felt-effect.ts';
import type { Answers } from './questions.ts';
import type { Situation } from './situation.ts';

/** Effects that a rule of the red flags goes by however mild they are; an own name may be any of them. */
export const SIGN_TYPES: readonly EffectType[] = [
  'vomiting',
  'diarrhea',
  'abdominal_pain',
  'hypoglycemia',
  'other',
];

type Risk = Pick<Situation['risk'], 'hasKetoacidosisRisk'>;

const STRONG_PAIN: readonly EffectType[] = ['gastritis', 'dyspepsia'];
const WITH_KETOACIDOSIS: readonly EffectType[] = ['nausea', ...STRONG_PAIN];

/** Effects that a rule goes by once they are strong; nausea, where it may be ketoacidosis. */
export const strongSignTypes = ({ hasKetoacidosisRisk }: Risk): readonly EffectType[] =>
  hasKetoacidosisRisk ? WITH_KETOACIDOSIS : STRONG_PAIN;

/**
 * Whether an effect can be the reason of a red flag, its own or that of an effect of the three days after it. Effects of
 * years are read for their red flags: most of them are far from any such effect, and no rule needs to look at them.
 */
export function mayBeSign(effect: FeltEffect & { answers: Answers }, risk: Risk): boolean {
  const { effectType, answers } = effect;
  if (SIGN_TYPES.includes(effectType)) return true;
  if (isStrong(effect) && strongSignTypes(risk).includes(effectType)) return true;
  return Object.values(answers).includes(true);
}
