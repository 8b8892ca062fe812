import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';

/**
 * Holds what is asked about the uses of a patient until the transaction ends. One box is not enough: a use is asked about
 * after another box of its medicine, or after one from elsewhere. A use that asks nothing does not wait here. It is taken
 * after the plans and before the GLP-1 tablets and the boxes, so that no two takings wait for each other.
 */
export async function holdTakings(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`takings:${owner}`}))`);
}
