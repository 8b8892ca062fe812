import { and, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { isVisible } from './shared/find-product.ts';
import { products } from './table.ts';

/** In the order of the ids. */
export async function findProducts(db: Db, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectSome(db, { owner, ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** By a barcode on its box; the patient's own first. */
export async function findProductByEan(db: Db, owner: string, ean: string) {
  const [product] = await selectByEan(db, { owner, eans: [ean] });
  return product;
}

const selectSome = statement(
  'catalog-some',
  { ids: 'uuid[]', owner: 'uuid' },
  getTableColumns(products),
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(and(isVisible($), sql`${products.id} = any(${$.ids}::uuid[])`)),
);

const selectByEan = statement(
  'catalog-by-ean',
  { eans: 'text[]', owner: 'uuid' },
  getTableColumns(products),
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(
        and(
          isVisible($),
          isNull(products.retiredAt),
          sql`${products.eans} @> ${$.eans}::text[] and ${products.eans} <> '{}'`,
        ),
      )
      .orderBy(sql`${products.userId} nulls last`, products.createdAt)
      .limit(1),
);
