import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { EFFECT_LABEL, EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import type { Option } from '../../../ui/form/option.ts';
import type { SideEffectsSearch } from '../side-effects-search.ts';

const ALL = 'all';
const OWN = 'other:';

type Chosen = Pick<SideEffectsSearch, 'type' | 'name'>;

/** One value for what the address says in two words: 'all', 'nausea', 'other', 'other:Soluço'. */
export const typeChoiceOf = ({ type, name }: Chosen): string => (name ? `${OWN}${name}` : (type ?? ALL));

export function readTypeChoice(choice: string): Chosen {
  if (choice.startsWith(OWN)) return { type: 'other', name: choice.slice(OWN.length) };
  return { type: EFFECT_TYPES.find((type) => type === choice) ?? null, name: null };
}

/** Every type, and each of the patient's own effects by its name; the chosen one as well, however long ago it was. */
export function typeOptions(byType: SideEffectSummary['byType'], chosen: string | null): Option[] {
  const own = [...byType.map(({ otherName }) => otherName), chosen].filter((name) => name !== null);
  // Written differently it is still the same one; as the address writes it, it can be found among the options.
  const byName = new Map(own.map((name) => [searchText(name), name]));
  return [
    { value: ALL, label: 'Todos' },
    ...EFFECT_TYPES.filter((type) => type !== 'other').map((type) => ({
      value: type,
      label: EFFECT_LABEL[type],
    })),
    ...[...byName.values()].map((name) => ({ value: `${OWN}${name}`, label: name })),
    { value: 'other', label: EFFECT_LABEL.other },
  ];
}
