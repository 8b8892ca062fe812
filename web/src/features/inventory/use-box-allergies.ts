import { useAllergies } from '../profile/shared/use-allergies.ts';
import type { StockCard } from './stock-card.ts';

/** The profile's allergies that speak of a box, by its own name and by its product's. */
export function useBoxAllergies({ name, brand, item: { product } }: StockCard) {
  const ingredients = [product.activeIngredient, product.name].filter(Boolean).join(' ');
  return useAllergies({ name, brand, ingredients });
}
