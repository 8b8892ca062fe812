import type { Pen } from '@leveza/contract/pens/pens.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { Option } from '../../ui/form/option.ts';
import type { PenSort } from './search.ts';

export const SORT_OPTIONS: readonly Option<PenSort>[] = [
  { value: 'status', label: 'Situação' },
  { value: 'name', label: 'Nome' },
  { value: 'remaining', label: 'Volume restante' },
  { value: 'expiry', label: 'Validade' },
  { value: 'price', label: 'Preço' },
];

const alphabet = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

// The least left, the soonest to expire and the dearest first, unknown values last.
const COMPARE: Record<Exclude<PenSort, 'status'>, (a: Pen, b: Pen) => number> = {
  name: (a, b) => alphabet.compare(a.medication.commercialName, b.medication.commercialName),
  remaining: (a, b) => a.remainingVolume - b.remainingVolume,
  expiry: (a, b) => alphabet.compare(a.usableUntil ?? '9999', b.usableUntil ?? '9999'),
  price: (a, b) => (b.pricePaid ?? -1) - (a.pricePaid ?? -1),
};

/** The server's order is the one of the states; any other keeps it among equals. */
export function sortPens(pens: readonly Pen[], sort: PenSort): Pen[] {
  return sort === 'status' ? [...pens] : pens.toSorted(COMPARE[sort]);
}

/** Whether every typed word is somewhere in what the entry is called. */
export function isFound({ medication, brand, batchNumber }: Pen, typed: string): boolean {
  const { commercialName, activeIngredient, manufacturer, concentration } = medication;
  const text = searchText(commercialName, activeIngredient, manufacturer, concentration, brand, batchNumber);
  return searchText(typed)
    .split(' ')
    .every((word) => text.includes(word));
}
