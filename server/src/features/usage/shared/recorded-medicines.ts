import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { uses } from '../table.ts';

/** A medicine from elsewhere counts for so long after it was taken: no shelf says when the patient stopped. */
const ELSEWHERE_DAYS = 30;

const selectMedicines = statement(
  'medicines-recorded',
  { owner: 'uuid', since: 'instant' },
  {
    productId: sql<string>`recorded.product_id`,
    name: sql<string>`recorded.name`,
    ingredients: sql<string>`recorded.ingredients`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        // With the product's own name: a box called 'Caneta da noite' may hold a Lantus.
        sql`(select item.product_id, coalesce(item.custom_name, product.name) as name,
            concat_ws(' ', product.active_ingredient, product.name, product.brand, item.custom_brand) as ingredients
          from ${inventoryItems} item join ${products} product on product.id = item.product_id
          where item.user_id = ${$.owner} and item.deleted_at is null
          union
          select used.product_id, product.name,
            concat_ws(' ', product.active_ingredient, product.name, product.brand)
          from ${uses} used join ${products} product on product.id = used.product_id
          where used.user_id = ${$.owner} and used.deleted_at is null and used.used_at >= ${$.since}::timestamptz
            and not exists (select from ${inventoryItems} item where item.user_id = used.user_id
              and item.product_id = used.product_id and item.deleted_at is null)) recorded`,
      )
      // Distinct rows come in any order, and a notice names them in theirs.
      .orderBy(sql`2, 3, 1`),
);

interface Recorded {
  productId: string;
  name: string;
  ingredients: string;
}

/** Medicines beside the pens, at home or taken elsewhere lately, by name and ingredient. */
export function recordedMedicinesQuestion({ owner, now }: Pick<Call, 'owner' | 'now'>): Question<Recorded[]> {
  const since = new Date(now.getTime() - ELSEWHERE_DAYS * DAY_MS);
  return selectMedicines.question({ owner, since }, (rows) => rows);
}
