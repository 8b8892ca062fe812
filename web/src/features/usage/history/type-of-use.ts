import type { Use } from '@leveza/contract/usage.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import type { Option } from '../../../ui/form/option.ts';
import type { UseType } from '../search.ts';

export const TYPE_OPTIONS: readonly Option<UseType | 'all'>[] = [
  { value: 'all', label: 'Todos' },
  { value: 'vitamin', label: 'Vitaminas' },
  { value: 'supplement', label: 'Suplementos' },
  { value: 'medication', label: 'Medicamentos' },
];

type Named = Pick<Use, 'name' | 'mainCategory' | 'subCategory'>;

/** The kind whose words describe a use; a product without a shelf, such as a pen, counts as a medicine. */
export function kindOfUse({ name, mainCategory, subCategory }: Named): ItemKind {
  return kindOf({ product: { name, mainCategory, subCategory } }) ?? 'medication';
}

export function typeOfUse(use: Named): UseType {
  if (kindOfUse(use) === 'medication') return 'medication';
  const isVitamin = use.mainCategory === 'VITAMINS_MINERALS' || use.subCategory === 'VITAMINS';
  return isVitamin ? 'vitamin' : 'supplement';
}
