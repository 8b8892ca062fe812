import { type createProduct, listProducts, type Product } from '@leveza/contract/catalog/catalog.ts';
import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { call, type useCommand } from '../../../lib/api.ts';
import { inputForVariation, inputFromFind, type ProductEdit } from './product-input.ts';

/** The command of the screen, so that the lists of the catalogue know the new product. */
type Create = ReturnType<typeof useCommand<typeof createProduct>>['mutateAsync'];

const MOST_IDENTICAL = 50;
const MOST_VARIATIONS = 100;

/** The product of a find: the one already there, else a new one of the patient's own; null when neither worked. */
export async function productOfFind(
  create: Create,
  found: FoundProduct,
  kind: ItemKind,
): Promise<Product | null> {
  return orNull(async () => {
    const query = { search: found.name, brand: found.brand ?? undefined, limit: MOST_IDENTICAL };
    const { data } = await call(listProducts, { query });
    const identical = data.find((product) => isIdentical(product, found));
    return identical ?? (await create({ body: inputFromFind(found, kind) })).data;
  });
}

/** The patient's variation of a product: found again, or made; null when it could not be. */
export async function variationOf(
  create: Create,
  original: Product,
  edit: ProductEdit,
): Promise<Product | null> {
  return orNull(async () => {
    const query = { search: edit.name, exact: 'true', limit: MOST_VARIATIONS };
    const { data } = await call(listProducts, { query });
    const found = data.find(
      (product) =>
        product.isVariationOf === original.id &&
        isIdentical(product, edit) &&
        product.boxQuantity === edit.boxQuantity,
    );
    return found ?? (await create({ body: inputForVariation(original, edit) })).data;
  });
}

/** Name, brand, dosage or units per box are not what the product has. */
export function differs(start: ProductEdit, edit: ProductEdit): boolean {
  return (
    start.name !== edit.name ||
    (start.brand || null) !== (edit.brand || null) ||
    start.dosage !== edit.dosage ||
    start.boxQuantity !== edit.boxQuantity
  );
}

interface Named {
  name: string;
  brand: string | null;
  dosage: string | null;
}

function isIdentical(a: Named, b: Named): boolean {
  return same(a.name, b.name) && same(a.brand, b.brand) && same(a.dosage, b.dosage);
}

function same(a: string | null, b: string | null): boolean {
  return (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();
}

/** The form goes on without what the server refused (specification, second document, section 4). */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
