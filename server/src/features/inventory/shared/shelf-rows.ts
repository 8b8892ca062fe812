import { Problem } from '@leveza/contract/problem.ts';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Places } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../table.ts';

const isOwn = ($: Places<'owner'>) => eq(inventoryItems.userId, $.owner);
const isOnShelf = ($: Places<'owner'>) => and(isOwn($), isNull(inventoryItems.deletedAt));

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

const selectPage = statement(
  'inventory-page',
  { limit: 'int', offset: 'int', owner: 'uuid' },
  shelfColumns,
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(isOnShelf($))
      .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id))
      .limit($.limit)
      .offset($.offset),
);

const countShelf = statement(
  'inventory-count',
  { owner: 'uuid' },
  { total: sql<number>`count(*)::int` },
  (db, $, row) => db.select(row).from(inventoryItems).where(isOnShelf($)),
);

const selectOne = statement('inventory-one', { id: 'uuid', owner: 'uuid' }, shelfColumns, (db, $, row) =>
  db
    .select(row)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(and(isOwn($), eq(inventoryItems.id, $.id))),
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
