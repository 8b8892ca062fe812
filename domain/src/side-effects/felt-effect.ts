import { searchText } from '../catalog/search-text.ts';
import type { EffectType } from './effect-types.ts';

/** An effect as it was recorded, or is to be. */
export interface FeltEffect {
  effectType: EffectType;
  /** The patient's name for an effect outside the list. */
  otherName?: string | null;
  /** 1 to 5. */
  intensity: number;
  /** In minutes. */
  duration?: number | null;
  /** Its beginning; now, unless said. */
  datetime?: string;
}

export const STRONG = 4;

export function isStrong({ intensity }: FeltEffect): boolean {
  return intensity >= STRONG;
}

/** Names patients give to what has a type already; the first that fits, so that the graver of two stands first. */
const KNOWN_BY_NAME: readonly [RegExp, EffectType][] = [
  [/hipoglic|(acucar|glicose|glicemia)( muito)? baix/, 'hypoglycemia'],
  [/vomit/, 'vomiting'],
  [/(dor|colica|pontada).*(barriga|abdom|estomago)/, 'abdominal_pain'],
  [/diarre/, 'diarrhea'],
  [/constip|prisao de ventre|intestino preso/, 'constipation'],
  [/nause|enjo|ansia/, 'nausea'],
  [/\btont|vertig/, 'dizziness'],
  [/dor de cabeca|enxaqueca|cefaleia/, 'headache'],
  [/cansa|fadiga|fraqueza/, 'fatigue'],
];

/** The type a rule goes by: an own effect called 'Vômitos' is vomiting. */
export function kindOf({ effectType, otherName }: FeltEffect): EffectType {
  if (effectType !== 'other') return effectType;
  const name = searchText(otherName);
  return KNOWN_BY_NAME.find(([words]) => words.test(name))?.[1] ?? 'other';
}
