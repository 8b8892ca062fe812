import { ProductInput } from '@leveza/contract/catalog/catalog.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { createProduct } from '../create-product.ts';
import { products } from '../table.ts';

const selectNamed = statement(
  'own-product-named',
  { owner: 'uuid', name: 'text' },
  getTableColumns(products),
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(and(eq(products.userId, $.owner), sql`lower(${products.name}) = lower(${$.name})`))
      .orderBy(products.createdAt)
      .limit(1),
);

/**
 * The patient's own product of this name, made where there is none. A shipped one has to be chosen: its name alone does not
 * say which strength was taken.
 */
export async function ownProductNamed(call: Call, { name, unitType }: { name: string; unitType: UnitType }) {
  const [known] = await selectNamed(call.db, { owner: call.owner, name });
  return known ?? createProduct(call, ProductInput.parse({ name, unitType, mainCategory: 'MEDICATIONS' }));
}
