import { isOwn } from '../../../db/own-row.ts';
import type { Call } from '../../../http/call.ts';
import { skippedDoses } from '../table.ts';

/** A dose skipped twice keeps the later reason. */
export async function putSkip(
  { db, owner }: Call,
  { plannedAt, reason }: { plannedAt: Date; reason: string },
): Promise<string> {
  const [skip] = await db
    .insert(skippedDoses)
    .values({ userId: owner, plannedAt, reason })
    .onConflictDoUpdate({ target: [skippedDoses.userId, skippedDoses.plannedAt], set: { reason } })
    .returning({ id: skippedDoses.id });
  return skip!.id; // an insert that writes over its conflict always returns the row
}

/** Whether there was such a row. */
export async function removeSkip({ db, owner }: Call, id: string): Promise<boolean> {
  const removed = await db
    .delete(skippedDoses)
    .where(isOwn(skippedDoses, owner, id))
    .returning({ id: skippedDoses.id });
  return removed.length > 0;
}
