import { sql } from 'drizzle-orm';
import type { Db } from './connection.ts';

/** The lock of `forget_months` in the migrations: a transaction that changes records shares it until it commits. */
const LOCK = 44;

/**
 * Keeps figures computed from a patient's records, unless a change of them is under way: computed beside it they would
 * be those of before, and the change has deleted kept ones already. Nothing is lost then, the next call keeps them.
 */
export function keepAlone(db: Db, owner: string, keep: (tx: Db) => Promise<unknown>): Promise<void> {
  return db.transaction(async (tx) => {
    // The account first, as its deletion does: two that lock in another order would wait for each other.
    const { rows } = await tx.execute<{ isFree: boolean }>(sql`
      select pg_try_advisory_xact_lock(${sql.raw(String(LOCK))}, get_byte(uuid_send(account.id), 0)) as "isFree"
      from (select id from users where id = ${owner} for key share) account`);
    if (rows[0]?.isFree) await keep(tx);
  });
}
