import { knownProduct } from './glp1-catalog.ts';

interface Described {
  catalogId?: string | null | undefined;
  medicationName: string;
  activeIngredient: string;
  brand?: string | null | undefined;
}

/** The words that tell what is in a pen: the patient's own beside those of the catalogue. */
export function labelOf({ catalogId, medicationName, activeIngredient, brand }: Described) {
  const product = knownProduct(catalogId);
  return {
    name: medicationName,
    brand: brand ?? null,
    ingredients: [activeIngredient, product?.activeIngredient].filter(Boolean).join(' '),
  };
}
