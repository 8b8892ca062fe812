import type { UnitType } from '@leveza/domain/catalog/units.ts';
import type { StockCard } from '../stock-card.ts';

/** A product at home, as its records may speak of it. */
export interface ProductAsked {
  /** Every box of it. */
  boxIds: readonly string[];
  name: string;
  ingredients: string;
  strength: string | null;
  unitType: UnitType;
}

/** When a product was taken today, of the feature that records it: 'Tomado hoje às 17:32'. */
export type TakenText = (product: ProductAsked) => string | null;

/** The product of a box among all boxes of the screen. */
export function productAsked(
  { name, brand, dosage, unitType, productId, item }: StockCard,
  cards: readonly StockCard[],
): ProductAsked {
  return {
    boxIds: cards.filter((card) => card.productId === productId).map(({ id }) => id),
    name,
    ingredients: [item.product.name, brand, item.product.activeIngredient].filter(Boolean).join(' '),
    strength: dosage,
    unitType,
  };
}
