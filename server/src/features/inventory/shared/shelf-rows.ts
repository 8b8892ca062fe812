import { Problem } from '@leveza/contract/problem.ts';
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../table.ts';

const given = (name: string) => sql.placeholder(name);
const isOwn = eq(inventoryItems.userId, given('owner'));
const isOnShelf = and(isOwn, isNull(inventoryItems.deletedAt));

/** A box and what is said about its product, in one flat row. */
export const shelfColumns = {
  ...getTableColumns(inventoryItems),
  productName: products.name,
  productBrand: products.brand,
  productMainCategory: products.mainCategory,
  productSubCategory: products.subCategory,
  productForm: products.form,
  productDosage: products.dosage,
  productActiveIngredient: products.activeIngredient,
  productIsVerified: products.isVerified,
};

const selectPage = statement('inventory-page', (db) =>
  db
    .select(shelfColumns)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(isOnShelf)
    .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id))
    .limit(given('limit'))
    .offset(given('offset')),
);

const countShelf = statement('inventory-count', (db) =>
  db.select({ total: count() }).from(inventoryItems).where(isOnShelf),
);

const selectOne = statement('inventory-one', (db) =>
  db
    .select(shelfColumns)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(and(isOwn, eq(inventoryItems.id, given('id')))),
);

export type ShelfRow = Awaited<ReturnType<typeof selectOne>>[number];

export async function listItems(db: Db, owner: string, { page, limit }: { page: number; limit: number }) {
  const rows = await selectPage(db, { owner, limit, offset: (page - 1) * limit });
  const [counted] = await countShelf(db, { owner });
  return { rows, total: counted!.total };
}

/** A box on the shelf; one that was deleted only when asked for. */
export async function findItem(
  db: Db,
  owner: string,
  id: string,
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<ShelfRow> {
  const [row] = await selectOne(db, { owner, id });
  if (!row || (row.deletedAt !== null && !isDeleted)) throw new Problem('not-found');
  return row;
}
