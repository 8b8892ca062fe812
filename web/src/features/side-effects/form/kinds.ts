import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { effectName } from '../effect-words.ts';
import { type Kind, kindOfOwn } from './effect-values.ts';

export interface KindChoice {
  kind: Kind;
  label: string;
}

const OTHER: KindChoice = { kind: 'other', label: 'Outro' };
/** As many as stand above the intensity on a small phone. */
const MOST_IN_SIGHT = 8;
const ALWAYS_IN_SIGHT: Kind = 'abdominal_pain';

/** Choices, the patient's recent ones first; the rest is behind a button. */
export function kindChoices(recent: SideEffectSummary['byType'], isAll: boolean): KindChoice[] {
  const latestFirst = recent.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
  const felt = latestFirst.flatMap(({ effectType, otherName }): KindChoice[] => {
    if (effectType !== 'other') return [{ kind: effectType, label: effectName({ effectType, otherName }) }];
    return otherName ? [{ kind: kindOfOwn(otherName), label: otherName }] : [];
  });
  const known = EFFECT_TYPES.filter((type) => type !== 'other').map((type) => ({
    kind: type,
    label: effectName({ effectType: type, otherName: null }),
  }));
  const all = [...new Map([...felt, ...known].map((choice) => [choice.kind, choice])).values()];
  return [...(isAll ? all : inSight(all)), OTHER];
}

/** The first choices, and always the one that may need help soonest. */
function inSight(all: readonly KindChoice[]): KindChoice[] {
  const first = all.slice(0, MOST_IN_SIGHT - 1);
  if (first.some(({ kind }) => kind === ALWAYS_IN_SIGHT)) return first;
  return [...first.slice(0, -1), all.find(({ kind }) => kind === ALWAYS_IN_SIGHT)!];
}
