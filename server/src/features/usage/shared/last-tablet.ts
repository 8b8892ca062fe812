import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { uses } from '../table.ts';

const selectLastUses = statement(
  'last-use-of-each',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  {
    name: sql<string>`used.name`,
    ingredients: sql<string>`used.ingredients`,
    unitType: sql<string>`used.unit_type`,
    seconds: sql<number>`extract(epoch from max(used.used_at))::float8`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select coalesce(item.custom_name, product.name) as name,
            concat_ws(' ', product.active_ingredient, product.name, product.brand) as ingredients,
            coalesce(item.unit_type, taken.unit_type) as unit_type, taken.used_at
          from ${uses} taken left join ${inventoryItems} item on item.id = taken.item_id
          join ${products} product on product.id = coalesce(item.product_id, taken.product_id)
          where taken.user_id = ${$.owner} and taken.deleted_at is null
            and taken.used_at >= ${$.from}::timestamptz and taken.used_at <= ${$.to}::timestamptz) used`,
      )
      .groupBy(sql`1, 2, 3`),
);

export interface LastTablet {
  name: string;
  ingredients: string;
  at: Date;
}

/** The newest GLP-1 tablet of a stretch of time; null without one. */
export function lastTabletQuestion(asked: {
  owner: string;
  from: Date;
  to: Date;
}): Question<LastTablet | null> {
  return selectLastUses.question(asked, (rows) => {
    const [last] = rows
      .filter((use) => isOnceADay(use, use.unitType))
      .toSorted((one, other) => other.seconds - one.seconds);
    return last
      ? { name: last.name, ingredients: last.ingredients, at: new Date(last.seconds * 1000) }
      : null;
  });
}
