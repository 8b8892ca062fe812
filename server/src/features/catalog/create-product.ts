import type { ProductInput } from '@leveza/contract/catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { Db } from '../../db/connection.ts';
import { findProduct } from './store.ts';
import { products } from './table.ts';

/** A patient's own product. A shipped one has a code instead of an owner, so this can never pass for one. */
export async function createProduct(db: Db, owner: string, input: ProductInput) {
  if (input.isVariationOf && !(await findProduct(db, owner, input.isVariationOf)))
    throw new Problem('not-found');
  const [product] = await db
    .insert(products)
    .values({
      ...input,
      userId: owner,
      isVerified: false,
      searchText: searchText(
        input.name,
        input.brand,
        input.subCategory,
        input.activeIngredient,
        ...input.searchTerms,
      ),
    })
    .returning();
  return product!; // an insert without conflict clause always returns its row
}
