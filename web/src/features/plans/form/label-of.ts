import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';

/** The label's steps of a medicine by its id or by the brand in its name; null where no label of it is known. */
export function labelOf(
  products: readonly Glp1Product[],
  { name, catalogId }: { name: string | null; catalogId: string | null },
): Glp1Product['titration'] {
  const known = products.find(({ id }) => id === catalogId);
  if (known) return known.titration;
  const written = searchText(name ?? '');
  const isOfBrand = ({ commercialName }: Glp1Product) => written.includes(searchText(commercialName));
  return products.find((product) => product.titration && isOfBrand(product))?.titration ?? null;
}
