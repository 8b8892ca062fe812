import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

/** The strengths of one medicine. */
export interface ProductGroup {
  name: string;
  products: Glp1Product[];
}

/** The specification's own list, which opens it. Prohibited products are not suggested: see `groupsFor`. */
const QUICK = ['Ozempic', 'Saxenda', 'Victoza', 'Trulicity', 'Mounjaro'];

/** The medicines that match a search, or all of them; a prohibited one appears only in a search, and last. */
export function groupsFor(products: readonly Glp1Product[], typed: string): ProductGroup[] {
  const words = searchText(typed).split(' ').filter(Boolean);
  const found = products.filter((product) =>
    words.length === 0 ? !isProhibited(product) : words.every((word) => textOf(product).includes(word)),
  );
  const byName = Map.groupBy(found, ({ commercialName }) => commercialName);
  return [...byName]
    .map(([name, group]) => ({ name, products: group }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'pt-BR'));
}

export const isProhibited = ({ legalStatus }: Glp1Product) => legalStatus === 'prohibited';

function placeOf({ name, products }: ProductGroup): number {
  if (products.some(isProhibited)) return QUICK.length + 1;
  const quick = QUICK.indexOf(name);
  return quick < 0 ? QUICK.length : quick;
}

function textOf({ commercialName, activeIngredient, manufacturer, strengthLabel }: Glp1Product): string {
  return searchText(commercialName, activeIngredient, manufacturer, strengthLabel);
}
