import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { type ContactChannel, contactPoints } from '../table.ts';

/** Ends a stop: switching a channel on is a new wish, whatever the patient wrote to it before. */
export async function goOn(db: Db, owner: string, channel: ContactChannel): Promise<void> {
  await db
    .update(contactPoints)
    .set({ stoppedAt: null })
    .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel)));
}
