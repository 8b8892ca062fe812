import { sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { users } from '../auth/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { pens } from '../pens/table.ts';

const selectSpent = statement(
  'dashboard-spent',
  { owner: 'uuid' },
  {
    onPens: sql<number>`(select coalesce(sum(price_paid), 0)::float8 from ${pens} where user_id = users.id)`,
    onBoxes: sql<number>`(select coalesce(sum(purchase_price), 0)::float8 from ${inventoryItems} where user_id = users.id)`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .where(sql`${users.id} = ${$.owner}`),
);

/** Total price of all pens and boxes in reais, used up or deleted ones included: the money is spent. */
export function totalSpentQuestion(owner: string): Question<number> {
  return selectSpent.question(
    { owner },
    ([{ onPens, onBoxes } = { onPens: 0, onBoxes: 0 }]) =>
      (Math.round(onPens * 100) + Math.round(onBoxes * 100)) / 100,
  );
}
