import { isNull } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { installation } from '../table.ts';

/** Keeps the first moment of all that are written. */
export async function setHostedSince(db: Db, now: Date): Promise<void> {
  await db.update(installation).set({ hostedSince: now }).where(isNull(installation.hostedSince));
}
