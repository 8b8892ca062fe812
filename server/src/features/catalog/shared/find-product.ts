import { and, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Places } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../table.ts';

/** Shipped with Leveza, or the patient's own. */
export const isVisible = ($: Places<'owner'>) => or(isNull(products.userId), eq(products.userId, $.owner))!;

const selectOne = statement(
  'catalog-one',
  { id: 'uuid', owner: 'uuid' },
  getTableColumns(products),
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(and(isVisible($), eq(products.id, $.id))),
);

export async function findProduct(db: Db, owner: string, id: string) {
  const [product] = await selectOne(db, { owner, id });
  return product;
}
