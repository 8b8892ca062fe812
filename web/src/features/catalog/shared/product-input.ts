import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { Product, ProductInput } from '@leveza/contract/catalog/catalog.ts';
import type { z } from '@leveza/contract/zod.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { mainCategoryOf } from './categories.ts';

type Input = z.input<typeof ProductInput>;

/** Marks a patient's copy of a product with other values (specification, second document, section 4). */
export const VARIATION = 'user_customization';

/** A patient's changes to a product. */
export interface ProductEdit {
  name: string;
  brand: string | null;
  dosage: string;
  boxQuantity: number;
}

/** A find as a product of the patient's own. Texts of a model that are too long are cut, not refused. */
export function inputFromFind(found: FoundProduct, kind: ItemKind): Input {
  const { name, brand, dosage, form, subCategory, activeIngredient, averagePrice, ean } = found;
  return {
    name: name.slice(0, 200),
    brand: cut(brand, 200),
    mainCategory: mainCategoryOf(kind, subCategory),
    subCategory,
    form,
    dosage: cut(dosage, 100),
    requiresPrescription: found.prescriptionRequired,
    description: cut(found.description, 2000),
    boxQuantity: found.packSize,
    unitType: unitTypeFor(form),
    // A barcode the model made up would be refused.
    ean: ean && normaliseEan(ean),
    activeIngredient: cut(activeIngredient, 300),
    manufacturer: cut(found.manufacturer, 200),
    averagePrice,
    recommendedDose: cut(found.dosageInstructions, 500),
    benefits: lines(found.benefits),
    contraindications: lines(found.contraindications),
    sideEffects: lines(found.sideEffects),
    searchTerms: lines([name, brand, activeIngredient].filter((term) => term !== null)),
    storageInstructions: cut(found.storageInstructions, 500),
    indicatedFor: cut(found.indicatedFor, 500),
  };
}

/** A product typed by hand, with the unknown barcode. */
export function inputByHand(
  edit: ProductEdit & Pick<Input, 'subCategory' | 'unitType'>,
  kind: ItemKind,
  ean: string | null,
): Input {
  const { name, brand, dosage, boxQuantity, unitType, subCategory = null } = edit;
  return {
    name,
    brand,
    dosage,
    boxQuantity,
    unitType,
    mainCategory: mainCategoryOf(kind, subCategory),
    subCategory,
    ean,
  };
}

/** The same product with the patient's values. */
export function inputForVariation(original: Product, edit: ProductEdit): Input {
  const { id, isVerified: _, ...copied } = original;
  return { ...copied, ...edit, isVariationOf: id, createdBy: VARIATION };
}

const cut = (text: string | null, most: number) => text && text.slice(0, most);
const lines = (texts: string[]) => texts.slice(0, 50).map((text) => text.slice(0, 300));
