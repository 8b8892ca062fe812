import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';

// Any fixed number: the advisory locks of senders, apart from others.
const SENDERS = 512_380_042;

/**
 * Works under a number that PostgreSQL holds as long as this process lives: the lock ends with its connection, however
 * the process ends. No clock is asked, because one that jumps would make a living sender look dead.
 */
export function whileAlive<T>(db: Db, work: (run: number) => Promise<T>): Promise<T> {
  const run = randomInt(1, 2 ** 31);
  return db.transaction(async (holding) => {
    // Sending takes as long as the outside world does; the transaction reads nothing and blocks no other.
    await holding.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await holding.execute(sql`select pg_advisory_xact_lock(${SENDERS}::int, ${run}::int)`);
    return work(run);
  });
}

/** Whether the run of this number still lives. */
export function isAlive(run: SQL): SQL {
  return sql`exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.classid::int8 = ${SENDERS} and l.objid::int8 = ${run} and l.objsubid = 2
      and l.database = (select oid from pg_database where datname = current_database()))`;
}
