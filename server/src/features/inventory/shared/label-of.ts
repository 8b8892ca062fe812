interface Named {
  name: string;
  brand: string | null;
  activeIngredient: string | null;
}

interface Renamed {
  customName?: string | null | undefined;
  customBrand?: string | null | undefined;
}

/** The words that tell what is in a box: the patient's own beside those of the product. */
export function labelOf(product: Named, { customName, customBrand }: Renamed) {
  return {
    name: customName ?? product.name,
    brand: customBrand ?? product.brand,
    // Another name for the box does not change its contents.
    ingredients: [product.activeIngredient, customName && product.name].filter(Boolean).join(' '),
  };
}
