import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { users } from '../../auth/table.ts';
import { reminderChanges } from '../table.ts';

/** Has the messages of these patients planned anew; those who have left need no plan. */
export async function planAgain(tx: Db, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return;
  await tx.execute(sql`
    insert into ${reminderChanges} (user_id)
    select ${users.id} from ${users} where ${inArray(users.id, [...owners])}`);
}

/** Begins a plan: a change that is committed after this leaves its row, and with it another plan. */
export async function beginPlan(tx: Db, owner: string): Promise<void> {
  await tx.delete(reminderChanges).where(eq(reminderChanges.userId, owner));
}
