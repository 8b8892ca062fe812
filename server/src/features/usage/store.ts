import type { PageOfDays } from '@leveza/contract/time.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { and, count, desc, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { withinDays } from '../../db/within-days.ts';
import { products } from '../catalog/table.ts';
import { findZone } from '../profile/shared/find-zone.ts';
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

const selectUses = (db: Db) =>
  db
    .select(columns)
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, uses.itemId))
    .innerJoin(products, eq(products.id, inventoryItems.productId));

interface Asked extends PageOfDays {
  inventoryId?: string | undefined;
  search?: string | undefined;
}

export async function listUses(db: Db, owner: string, asked: Asked) {
  const zone = await findZone(db, owner);
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
  const rows = await selectUses(db)
    .where(filter)
    .orderBy(desc(uses.usedAt), desc(uses.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  const [counted] = await db
    .select({ total: count() })
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, uses.itemId))
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(filter);
  return { rows, total: counted!.total };
}

/** Out of the history, or with null back into it. Of two taps on 'Desfazer', the second finds nothing to change. */
export async function setDeleted(tx: Db, owner: string, id: string, deletedAt: Date | null) {
  const [use] = await tx
    .update(uses)
    .set({ deletedAt })
    .where(
      and(
        eq(uses.userId, owner),
        eq(uses.id, id),
        deletedAt ? isNull(uses.deletedAt) : isNotNull(uses.deletedAt),
      ),
    )
    .returning();
  if (!use) throw new Problem('not-found');
  return use;
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
