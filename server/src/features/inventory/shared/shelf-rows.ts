import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Kept } from '../../../db/own-row.ts';
import { isOwn, ownKeptRow } from '../../../db/own-row.ts';
import { ask, type Question, statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../table.ts';

type ProductKey =
  | 'name'
  | 'brand'
  | 'mainCategory'
  | 'subCategory'
  | 'form'
  | 'dosage'
  | 'activeIngredient'
  | 'isVerified';

/** The facts of a product that a box shows: of the table its columns, of a row their values. */
export const productColumns = <P extends Record<ProductKey, unknown>>(product: P) => ({
  productName: product.name as P['name'],
  productBrand: product.brand as P['brand'],
  productMainCategory: product.mainCategory as P['mainCategory'],
  productSubCategory: product.subCategory as P['subCategory'],
  productForm: product.form as P['form'],
  productDosage: product.dosage as P['dosage'],
  productActiveIngredient: product.activeIngredient as P['activeIngredient'],
  productIsVerified: product.isVerified as P['isVerified'],
});

/** A box and what is said about its product, in one flat row. */
export const shelfColumns = { ...getTableColumns(inventoryItems), ...productColumns(products) };

const selectOne = statement('inventory-one', { id: 'uuid', owner: 'uuid' }, shelfColumns, (db, $, row) =>
  db
    .select(row)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(isOwn(inventoryItems, $.owner, $.id)),
);

export type ShelfRow = Awaited<ReturnType<typeof selectOne>>[number];

/** A box on the shelf; one that was deleted only when asked for. */
export async function findItem(db: Db, owner: string, id: string, kept?: Kept): Promise<ShelfRow> {
  return ask(db, itemOf(owner, id, kept));
}

/** The same, to be asked in one with other questions. */
export function itemOf(owner: string, id: string, kept?: Kept): Question<ShelfRow> {
  return selectOne.question({ owner, id }, (rows) => ownKeptRow(rows, kept));
}
