import { and, eq } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { skippedDoses } from './table.ts';

export async function undoSkip({ db, owner }: Call, id: string): Promise<void> {
  const removed = await db
    .delete(skippedDoses)
    .where(and(eq(skippedDoses.userId, owner), eq(skippedDoses.id, id)))
    .returning({ id: skippedDoses.id });
  ownRow(removed);
}
