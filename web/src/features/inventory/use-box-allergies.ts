import { useAllergies, useAllergyRule } from '../profile/shared/use-allergies.ts';
import type { StockCard } from './stock-card.ts';

function productOf({ name, brand, item: { product } }: StockCard) {
  return { name, brand, ingredients: [product.activeIngredient, product.name].filter(Boolean).join(' ') };
}

/** The profile's allergies that speak of a box, by its own name and by its product's. */
export function useBoxAllergies(card: StockCard) {
  return useAllergies(productOf(card));
}

/** The boxes no allergy of the profile speaks of: none while that is not known. */
export function useBoxesWithoutAllergy(cards: readonly StockCard[] | undefined): StockCard[] {
  const allergiesOf = useAllergyRule();
  if (!cards || !allergiesOf) return [];
  return cards.filter((card) => allergiesOf(productOf(card)).length === 0);
}
