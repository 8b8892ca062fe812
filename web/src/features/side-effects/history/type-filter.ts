import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { EFFECT_LABEL, EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import type { Option } from '../../../ui/form/option.ts';
import type { SideEffectsSearch } from '../search.ts';

const ALL = 'all';
const OWN = 'other:';

type Chosen = Pick<SideEffectsSearch, 'type' | 'own'>;

/** One value for what the address says in two words: 'all', 'nausea', 'other', or 'other:' and which of the own. */
export const typeChoiceOf = ({ type, own }: Chosen): string => (own ? `${OWN}${own}` : (type ?? ALL));

export function readTypeChoice(choice: string): Chosen {
  if (choice.startsWith(OWN)) return { type: 'other', own: choice.slice(OWN.length) };
  return { type: EFFECT_TYPES.find((type) => type === choice), own: undefined };
}

/** Every type, and each of the patient's own effects of these months by its name. */
export function typeOptions(byType: SideEffectSummary['byType']): Option[] {
  return [
    { value: ALL, label: 'Todos' },
    ...EFFECT_TYPES.filter((type) => type !== 'other').map((type) => ({
      value: type,
      label: EFFECT_LABEL[type],
    })),
    ...byType.flatMap(({ id, otherName }) => (otherName ? [{ value: `${OWN}${id}`, label: otherName }] : [])),
    { value: 'other', label: EFFECT_LABEL.other },
  ];
}
