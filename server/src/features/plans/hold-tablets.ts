import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';

/** Holds what is asked about the GLP-1 tablets of a patient until the transaction ends: two presses at once are two. */
export async function holdTablets(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tablets:${owner}`}))`);
}
