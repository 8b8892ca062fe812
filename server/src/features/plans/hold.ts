import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';

/** Holds what is asked about the GLP-1 tablets of a patient until the transaction ends: two presses at once are two. */
export const holdTablets = (tx: Db, owner: string) => hold(tx, `tablets:${owner}`);

/**
 * Lets changes of a patient's plans come one after the other, because one may end another plan. It is taken before any
 * plan is held, also by a use that counts for several: a dose holds its plan and then the tablets, and the two never wait
 * for each other.
 */
export const holdPlans = (tx: Db, owner: string) => hold(tx, `plans:${owner}`);

async function hold(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
