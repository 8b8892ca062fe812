import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { products } from './table.ts';

const given = (name: string) => sql.placeholder(name);

const isVisible: SQL = or(isNull(products.userId), eq(products.userId, given('owner')))!;

export async function findProduct(db: Db, owner: string, id: string) {
  const [product] = await selectOne(db, { owner, id });
  return product;
}

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

const selectOne = statement('catalog-one', (db) =>
  db
    .select()
    .from(products)
    .where(and(isVisible, eq(products.id, given('id')))),
);

const selectSome = statement('catalog-some', (db) =>
  db
    .select()
    .from(products)
    .where(and(isVisible, sql`${products.id} = any(${given('ids')}::uuid[])`)),
);

const selectByEan = statement('catalog-by-ean', (db) =>
  db
    .select()
    .from(products)
    .where(
      and(
        isVisible,
        isNull(products.retiredAt),
        sql`${products.eans} @> ${given('eans')}::text[] and ${products.eans} <> '{}'`,
      ),
    )
    .orderBy(sql`${products.userId} nulls last`, products.createdAt)
    .limit(1),
);
