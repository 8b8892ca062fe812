import { sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { users } from '../auth/table.ts';
import { isBoughtBox } from '../inventory/shared/is-bought.ts';
import { inventoryItems } from '../inventory/table.ts';
import { seenMoments } from '../moments/table.ts';
import { isBoughtPen } from '../pens/shared/is-bought.ts';
import { pens } from '../pens/table.ts';

const selectFacts = statement(
  'dashboard-account-facts',
  { owner: 'uuid' },
  {
    onPens: sql<number>`(select coalesce(sum(price_paid), 0)::float8 from ${pens} where user_id = users.id
      and ${isBoughtPen(sql`pens`)})`,
    onBoxes: sql<number>`(select coalesce(sum(purchase_price), 0)::float8 from ${inventoryItems}
      where user_id = users.id and ${isBoughtBox(sql`inventory_items`)})`,
    areFirstStepsClosed: sql<boolean>`exists (select from ${seenMoments}
      where user_id = users.id and kind = 'first-steps')`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .where(sql`${users.id} = ${$.owner}`),
);

interface AccountFacts {
  /** Price of all pens and boxes in reais, used up or deleted ones included: the money is spent. One that was typed by mistake is not. */
  spent: number;
  areFirstStepsClosed: boolean;
}

export function accountFactsQuestion(owner: string): Question<AccountFacts> {
  return selectFacts.question({ owner }, ([row = NOTHING]) => ({
    spent: (Math.round(row.onPens * 100) + Math.round(row.onBoxes * 100)) / 100,
    areFirstStepsClosed: row.areFirstStepsClosed,
  }));
}

const NOTHING = { onPens: 0, onBoxes: 0, areFirstStepsClosed: true };
