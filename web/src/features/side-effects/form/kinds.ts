import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { effectName } from '../effect-words.ts';
import { type Kind, kindOfOwn } from './kind.ts';

type Counts = SideEffectSummary['byType'];

export interface KindChoice {
  kind: Kind;
  label: string;
}

const OTHER: KindChoice = { kind: 'other', label: 'Outro' };
/** As many as stand above the intensity on a small phone. */
const MOST_IN_SIGHT = 8;
const ALWAYS_IN_SIGHT: Kind = 'abdominal_pain';

/** Choices, the patient's most frequent ones first; the rest is behind a button. */
export function kindChoices(counts: Counts, isAll: boolean): KindChoice[] {
  const all = allChoices(counts);
  return [...(isAll ? all : inSight(all, MOST_IN_SIGHT - 1)), OTHER];
}

/** The few that are offered before the form is open. */
export const frequentChoices = (counts: Counts, most: number): KindChoice[] =>
  inSight(allChoices(counts), most);

function allChoices(counts: Counts): KindChoice[] {
  const felt = counts.flatMap(({ effectType, otherName }): KindChoice[] => {
    const label = effectName({ effectType, otherName });
    if (effectType !== 'other') return [{ kind: effectType, label }];
    return otherName ? [{ kind: kindOfOwn(otherName), label }] : [];
  });
  const known = EFFECT_TYPES.filter((type) => type !== 'other').map((type): KindChoice => ({
    kind: type,
    label: effectName({ effectType: type, otherName: null }),
  }));
  // The first of two stays where it is: a felt effect stands before the rest of the list.
  return [...felt, ...known.filter(({ kind }) => !felt.some((one) => one.kind === kind))];
}

/** The first choices, and always the one that may need help soonest. */
function inSight(all: readonly KindChoice[], most: number): KindChoice[] {
  const first = all.slice(0, most);
  if (first.some(({ kind }) => kind === ALWAYS_IN_SIGHT)) return first;
  return [...first.slice(0, -1), all.find(({ kind }) => kind === ALWAYS_IN_SIGHT)!];
}
