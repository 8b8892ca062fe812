import { type Glp1Product, readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';

/** Facts that ship with Leveza: read once while the app is open. */
export const glp1CatalogQuery = { ...read(readGlp1Catalog, {}), staleTime: Number.POSITIVE_INFINITY };

/** The catalogue product of an entry; undefined until it is read, or if the product is unknown. */
export function useProduct(id: string | null): Glp1Product | undefined {
  const { data } = useQuery(glp1CatalogQuery);
  return data?.data.find((product) => product.id === id);
}
