import { decimal } from '../decimal.ts';
import type { HeightUnit, WeightUnit } from '../profile/units.ts';
import { heightIn, weightIn } from '../profile/units.ts';
import type { Day } from '../time/days.ts';

/** Those that change slowly: pressure, glucose and pulse jump by themselves. */
export const SLOW_MEASURES = ['weight', 'bodyFat', 'abdominalCircumference', 'hipCircumference'] as const;
export type SlowMeasure = (typeof SLOW_MEASURES)[number];

const WORDS: Record<SlowMeasure, { was: string; is: string }> = {
  weight: { was: 'O peso registrado', is: 'este é' },
  bodyFat: { was: 'A gordura corporal registrada', is: 'esta é' },
  abdominalCircumference: { was: 'A cintura registrada', is: 'esta é' },
  hipCircumference: { was: 'O quadril registrado', is: 'este é' },
};

export interface Units {
  weightUnit: WeightUnit;
  heightUnit: HeightUnit;
}

export interface Jump {
  measure: SlowMeasure;
  value: number;
  known: number;
  /** Null for the initial weight of the profile. */
  knownOn: Day | null;
}

/** Both values side by side, so that a slip of the finger is seen. */
export function jumpSentence({ measure, value, known, knownOn }: Jump, units: Units): string {
  const { was, is } = WORDS[measure];
  const text = (amount: number) => written(measure, amount, units);
  const before = knownOn
    ? `${was} em ${knownOn.split('-').toReversed().join('/')} é ${text(known)}`
    : `O peso inicial do seu perfil é ${text(known)}`;
  return `${before}; ${is} ${text(value)}.`;
}

function written(measure: SlowMeasure, amount: number, { weightUnit, heightUnit }: Units): string {
  if (measure === 'weight') return `${decimal(weightIn(weightUnit, amount), 2)} ${weightUnit}`;
  if (measure === 'bodyFat') return `${decimal(amount, 2)} %`;
  return `${decimal(heightIn(heightUnit, amount), 2)} ${heightUnit}`;
}
