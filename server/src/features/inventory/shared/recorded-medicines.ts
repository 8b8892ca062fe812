import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../table.ts';

const selectMedicines = statement(
  'medicines-recorded',
  { owner: 'uuid' },
  {
    productId: inventoryItems.productId,
    name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
    // With the product's own name: a box called 'Caneta da noite' may hold a Lantus.
    ingredients: sql<string>`concat_ws(' ', ${products.activeIngredient}, ${products.name}, ${products.brand},
      ${inventoryItems.customBrand})`,
  },
  (db, $, row) =>
    db
      .selectDistinct(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(and(eq(inventoryItems.userId, $.owner), isNull(inventoryItems.deletedAt)))
      // Distinct rows come in any order, and a notice names them in theirs.
      .orderBy(sql`2, 3, 1`),
);

interface Recorded {
  productId: string;
  name: string;
  ingredients: string;
}

/** Medicines beside the pens, by name and ingredient. */
export function recordedMedicinesQuestion(owner: string): Question<Recorded[]> {
  return selectMedicines.question({ owner }, (rows) => rows);
}
