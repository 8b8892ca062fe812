import type { PageOfDays } from '@leveza/contract/time.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from './table.ts';

/** A use with what its box says about itself. */
const columns = {
  id: uses.id,
  inventoryId: uses.itemId,
  quantityUsed: uses.quantity,
  timeOfDay: uses.timeOfDay,
  notes: uses.notes,
  usedAt: uses.usedAt,
  unitType: inventoryItems.unitType,
  name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
  brand: sql<string | null>`coalesce(${inventoryItems.customBrand}, ${products.brand})`,
  dosage: sql<string | null>`coalesce(${inventoryItems.customDosage}, ${products.dosage})`,
  mainCategory: sql<
    typeof products.$inferSelect.mainCategory
  >`coalesce(${inventoryItems.customMainCategory}, ${products.mainCategory})`,
  subCategory: sql<
    typeof products.$inferSelect.subCategory
  >`coalesce(${inventoryItems.customSubCategory}, ${products.subCategory})`,
};

interface Asked extends PageOfDays {
  inventoryId?: string | undefined;
  search?: string | undefined;
}

export async function listUses({ db, owner, zone }: Call, asked: Asked) {
  const sought = asked.search && `%${escapeLike(asked.search.toLowerCase())}%`;
  const plain = asked.search && `%${escapeLike(searchText(asked.search))}%`;
  const filter = and(
    eq(uses.userId, owner),
    isNull(uses.deletedAt),
    asked.inventoryId ? eq(uses.itemId, asked.inventoryId) : undefined,
    withinDays(uses.usedAt, asked, zone),
    sought && plain
      ? or(like(sql`lower(${inventoryItems.customName})`, sought), like(products.searchText, plain))
      : undefined,
  );
  const found = db
    .select(columns)
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, uses.itemId))
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(filter);
  const { rows, total } = await pageOf(db, found, { ...asked, newest: [uses.usedAt, uses.id] });
  return { rows: rows.map((use) => ({ ...use, usedAt: use.usedAt.toISOString() })), total };
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
