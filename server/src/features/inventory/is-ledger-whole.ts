import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';

/** Whether every box of a patient holds what its ledger adds up to. */
export async function isLedgerWhole(db: Db, owner: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from inventory_items i where i.user_id = ${owner} and i.current_quantity <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m where m.item_id = i.id) limit 1`);
  return rows.length === 0;
}
