import type { AiSearchInput, FoundProduct } from '@leveza/contract/catalog/search.ts';
import { AI_FORMS, vitaminOrMineral } from '@leveza/domain/catalog/ai-results.ts';
import { estimatedBoxSize } from '@leveza/domain/catalog/box-size.ts';
import type { ProductForm, SubCategory } from '@leveza/domain/catalog/categories.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { FORM_LABEL } from '@leveza/domain/catalog/labels.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { therapeuticClass } from '@leveza/domain/catalog/therapeutic-class.ts';
import { trimBenefits, trimDescription } from '@leveza/domain/catalog/trim.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { CATEGORIES } from './asked-product.ts';
import { productsIn } from './products-in.ts';
import { ReadProduct } from './read-product.ts';

/** The products in a model's answer. One without a name or of no shape is left out; no JSON at all is no product. */
export function readReply(reply: string, asked: AiSearchInput): FoundProduct[] {
  return productsIn(reply).flatMap((raw) => {
    const parsed = ReadProduct.safeParse(raw);
    return parsed.success ? [foundProduct(parsed.data, asked)] : [];
  });
}

function foundProduct(read: ReadProduct, { type, ean }: AiSearchInput): FoundProduct {
  const form = formOf(read.form, type);
  const { dosage_instructions, prescription_required, category, subCategory, ...rest } = read;
  return {
    ...rest,
    form,
    description: read.description && trimDescription(read.description),
    benefits: trimBenefits(read.benefits),
    packSize: read.packSize ?? estimatedBoxSize(form, read.averagePrice),
    isPackSizeEstimated: read.packSize === null,
    dosageInstructions: dosage_instructions,
    // Not known is not the same as not needed.
    prescriptionRequired: prescription_required ?? type === 'medication',
    subCategory: categoryOf(read, type, [subCategory, category]),
    // The model invents a barcode that the patient did not type.
    ean: read.ean && ean && normaliseEan(read.ean) === normaliseEan(ean) ? normaliseEan(ean) : null,
    source: 'ai',
  };
}

function formOf(written: string | null, type: ItemKind): ProductForm | null {
  const word = searchText(written);
  const forms = AI_FORMS[type];
  return (
    forms.find((form) => word === form.toLowerCase()) ??
    forms.find((form) => word.startsWith(searchText(FORM_LABEL[form]))) ??
    null
  );
}

/** A medicine is for what its name says, even if the model differs; a supplement's class comes from the model. */
function categoryOf(
  { name, activeIngredient, description }: ReadProduct,
  type: ItemKind,
  written: (string | null)[],
): SubCategory | null {
  const stated = CATEGORIES[type].find((category) =>
    written.some((word) => word?.toUpperCase() === category),
  );
  if (type === 'supplement') return stated ?? vitaminOrMineral(name);
  const found = therapeuticClass(`${name} ${activeIngredient ?? ''}`, description);
  return found === 'MEDICATIONS' ? (stated ?? null) : found;
}
