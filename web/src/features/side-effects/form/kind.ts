import type { Feeling } from '@leveza/contract/side-effects.ts';
import { EFFECT_TYPES, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { z } from 'zod';

const OWN = 'other:';

/** A type, or one of the patient's own by its name: 'nausea', 'other', 'other:Soluço'. */
export type Kind = EffectType | `${typeof OWN}${string}`;

const typeOf = (kind: string) => EFFECT_TYPES.find((type) => type === kind);

export const Kind = z.custom<Kind>(
  (kind) => typeof kind === 'string' && (kind.startsWith(OWN) || typeOf(kind) !== undefined),
  'Selecione o tipo de efeito',
);

export const kindOfOwn = (name: string): Kind => `${OWN}${name}`;

/** The contract's name of a choice; one typed in its own field is named by that. */
export function feelingOf(kind: Kind, typed: string | null): Pick<Feeling, 'effectType' | 'otherName'> {
  const effectType = typeOf(kind);
  if (effectType === undefined) return { effectType: 'other', otherName: kind.slice(OWN.length) };
  return { effectType, otherName: effectType === 'other' ? typed : null };
}
