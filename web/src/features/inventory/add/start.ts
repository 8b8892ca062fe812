import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { estimatedBoxSize } from '@leveza/domain/catalog/box-size.ts';
import { unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { AddStep } from './add-step.ts';
import { type AddValues, blankValues } from './add-values.ts';

/** The origin of the form's values, and the product its boxes will belong to. */
export interface Start {
  /** The step it was chosen in, where 'Voltar' leads. */
  from: AddStep;
  /** The catalogue's product, as it was picked. */
  product: Product | null;
  /** A find that is in no catalogue yet. */
  found: FoundProduct | null;
  ean: string | null;
  /** The product itself, or the patient's variation of it; null until a product of one's own is made. */
  productId: string | null;
  /** The rule of variations runs once. */
  isVariationSettled: boolean;
  /** As the form was filled, to tell what the patient changed. */
  values: AddValues;
}

/** `packSize` is what this very box holds, where its barcode says so. */
export function startFromProduct(
  product: Product,
  from: AddStep,
  today: string,
  packSize: number | null = null,
): Start {
  const { name, brand, dosage, subCategory: category, form, boxQuantity, averagePrice } = product;
  return {
    from,
    product,
    found: null,
    ean: null,
    productId: product.id,
    isVariationSettled: false,
    values: {
      ...blankValues(today),
      name,
      brand,
      dosage: dosage ?? '',
      category,
      boxQuantity: packSize ?? boxQuantity ?? estimatedBoxSize(form, averagePrice),
      unitType: product.unitType ?? unitTypeFor(form),
    },
  };
}

/** A find whose product could not be kept in the catalogue; it is tried again when the boxes are added. */
export function startFromFind(found: FoundProduct, from: AddStep, today: string): Start {
  const { name, brand, dosage, subCategory: category, form, packSize, averagePrice } = found;
  return {
    ...startByHand(from, today),
    found,
    ean: found.ean,
    values: {
      ...blankValues(today),
      name,
      brand,
      dosage: dosage ?? '',
      category,
      boxQuantity: packSize ?? estimatedBoxSize(form, averagePrice),
      unitType: unitTypeFor(form),
    },
  };
}

export function startByHand(from: AddStep, today: string, ean: string | null = null): Start {
  return {
    from,
    product: null,
    found: null,
    ean,
    productId: null,
    isVariationSettled: true,
    values: blankValues(today),
  };
}
