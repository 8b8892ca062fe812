import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { vitaminOrMineral } from '@leveza/domain/catalog/ai-results.ts';
import { estimatedBoxSize } from '@leveza/domain/catalog/box-size.ts';
import type { ProductForm } from '@leveza/domain/catalog/categories.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { Call } from '../../http/call.ts';
import { within } from '../../http/deadline.ts';
import type { LookUpEan, OpenFoodFactsProduct } from '../../services/open-food-facts.ts';
import { ATTRIBUTION } from '../../services/open-food-facts.ts';
import { lookUpEan } from './shared/ean-lookups.ts';
import { findProductByEan } from './store.ts';

const NOTHING = { product: null, packSize: null, found: null, attribution: null };

/** A product by its barcode: the patient's own, the catalogue's, else what Open Food Facts knows. */
export async function findByEan(call: Call, typed: string, ask: LookUpEan | null) {
  const ean = normaliseEan(typed);
  if (ean === null) throw new Problem('invalid-input', { fields: { ean: WRONG_EAN } });
  const product = await within(() => findProductByEan(call.db, call.owner, ean));
  if (product) {
    const units = product.eanUnits[product.eans.indexOf(ean)];
    return { ...NOTHING, product, packSize: units || null };
  }
  const found = ask && (await findElsewhere(call, ean, ask));
  return found ? { ...NOTHING, found, attribution: ATTRIBUTION } : NOTHING;
}

/** Open Food Facts' product for a barcode, as a find. */
export async function findElsewhere(call: Call, ean: string, ask: LookUpEan): Promise<FoundProduct | null> {
  const known = await lookUpEan(call, ean, ask);
  return known && foundProduct(ean, known);
}

/** The barcode was scanned from the package, but a person typed the rest. */
const CONFIDENCE = 0.9;

function foundProduct(
  ean: string,
  { name, brand, quantity, servingSize }: OpenFoodFactsProduct,
): FoundProduct {
  const { units, form } = countedIn(quantity);
  return {
    name,
    brand,
    dosage: servingSize,
    form,
    description: quantity && `Embalagem com ${quantity}.`,
    activeIngredient: null,
    packSize: units ?? estimatedBoxSize(form, null),
    isPackSizeEstimated: units === null,
    indicatedFor: null,
    dosageInstructions: null,
    contraindications: [],
    sideEffects: [],
    storageInstructions: null,
    manufacturer: brand,
    averagePrice: null,
    prescriptionRequired: false,
    benefits: [],
    subCategory: /vitamin|mineral/.test(searchText(name)) ? vitaminOrMineral(name) : 'SUPPLEMENTS',
    ean,
    confidence: CONFIDENCE,
    source: 'open-food-facts',
  };
}

const COUNTED: [RegExp, ProductForm][] = [
  [/^(\d{1,4}) ?(?:caps|soft|gel caps)/, 'CAPSULE'],
  [/^(\d{1,4}) ?(?:comp|tab|drag)/, 'TABLET'],
  [/^(\d{1,4}) ?(?:goma|gumm)/, 'GUMMY'],
];

/** '60 cápsulas' says how many there are; '400 g' does not. */
function countedIn(quantity: string | null): { units: number | null; form: ProductForm | null } {
  for (const [pattern, form] of COUNTED) {
    const [, units] = pattern.exec(searchText(quantity)) ?? [];
    if (units) return { units: Number(units), form };
  }
  return { units: null, form: null };
}
