import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { UNIT_TYPES, type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import type { Option } from '../../../ui/form/option.ts';

/** Only medicines come in these (specification, second document, section 3). */
const OF_MEDICINES: readonly UnitType[] = ['tubes', 'bottles'];

export function unitOptions(kind: ItemKind): Option<UnitType>[] {
  return UNIT_TYPES.filter((unit) => kind === 'medication' || !OF_MEDICINES.includes(unit)).map((unit) => ({
    value: unit,
    label: optionLabel(unit, kind),
  }));
}

// Drops of a supplement are counted in ml, which is another answer of the same list.
function optionLabel(unit: UnitType, kind: ItemKind): string {
  const label = capitalised(unitLabel(unit, kind));
  return unit === 'drops' && kind === 'supplement' ? 'Gotas (contadas em ml)' : label;
}

const capitalised = (word: string) => (word === 'ml' ? word : word.charAt(0).toUpperCase() + word.slice(1));
