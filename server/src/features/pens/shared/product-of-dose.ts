import { GLP1_CATALOG, knownProduct } from './glp1-catalog.ts';

interface Dose {
  penId: string | null;
  catalogId: string | null;
  doseMg: number;
}

/**
 * The product that a dose came out of. One without a pen is recorded with any strength of its brand, so the strength that
 * gives it counts: pens of the recorded one would pass for those in use.
 */
export function productIdOfDose({ penId, catalogId, doseMg }: Dose): string | null {
  const recorded = knownProduct(catalogId);
  if (penId !== null || !recorded || recorded.doseOptionsMg.includes(doseMg)) return catalogId;
  const giving = GLP1_CATALOG.products.find(
    ({ commercialName, doseOptionsMg }) =>
      commercialName === recorded.commercialName && doseOptionsMg.includes(doseMg),
  );
  return giving?.id ?? catalogId;
}
