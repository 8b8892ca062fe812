import type { ProductInput } from '@leveza/contract/catalog/catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { insertStatement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { indexText } from './search-words.ts';
import { findProduct } from './shared/find-product.ts';
import { products } from './table.ts';

const insertProduct = insertStatement('create-product', products, [
  'userId',
  'name',
  'brand',
  'kind',
  'mainCategory',
  'subCategory',
  'form',
  'dosage',
  'requiresPrescription',
  'description',
  'boxQuantity',
  'unitType',
  'eans',
  'category',
  'activeIngredient',
  'manufacturer',
  'averagePrice',
  'recommendedDose',
  'benefits',
  'contraindications',
  'sideEffects',
  'searchTerms',
  'storageInstructions',
  'indicatedFor',
  'isVariationOf',
  'createdBy',
  'isVerified',
  'searchText',
]);

/** A patient's own product. A shipped one has a code instead of an owner, so this can never pass for one. */
export async function createProduct({ db, owner }: Call, input: ProductInput) {
  if (input.isVariationOf && !(await findProduct(db, owner, input.isVariationOf)))
    throw new Problem('not-found');
  const { ean, ...fields } = input;
  const [product] = await insertProduct(db, {
    ...fields,
    eans: [...new Set([ean, ...input.searchTerms.map((term) => normaliseEan(term))])].filter(
      (code) => code !== null,
    ),
    userId: owner,
    kind: kindOf({ product: { ...fields, subCategory: fields.subCategory ?? null } }),
    isVerified: false,
    searchText: indexText(input),
  });
  return product!; // an insert without conflict clause always returns its row
}
