import type { ProductForm } from './categories.ts';

/** The size of a box of which nothing is known (specification, second document, section 9). */
export const DEFAULT_BOX_SIZE = 30;

/** Cheap boxes are the large ones: size by average price in reais (specification, second document, section 9). */
const BY_PRICE: Partial<Record<ProductForm, { below: number; size: number }[]>> = {
  TABLET: [
    { below: 20, size: 60 },
    { below: 35, size: 30 },
    { below: Infinity, size: 20 },
  ],
  CAPSULE: [
    { below: 25, size: 60 },
    { below: 40, size: 30 },
    { below: Infinity, size: 20 },
  ],
};
const INJECTIONS_PER_BOX = 5;

/** The probable number of units in a box of unknown size. */
export function estimatedBoxSize(form: ProductForm | null, averagePrice: number | null): number {
  if (form === 'INJECTION') return INJECTIONS_PER_BOX;
  const sizes = form && BY_PRICE[form];
  if (!sizes || averagePrice === null) return DEFAULT_BOX_SIZE;
  return sizes.find(({ below }) => averagePrice < below)?.size ?? DEFAULT_BOX_SIZE;
}
