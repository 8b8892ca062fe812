import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import { uses } from './table.ts';

/** Out of the history, or with null back into it. The second of two taps on 'Desfazer' finds nothing to change. */
export async function setDeleted(tx: Db, owner: string, id: string, deletedAt: Date | null) {
  const isThere = deletedAt ? isNull(uses.deletedAt) : isNotNull(uses.deletedAt);
  return ownRow(
    await tx
      .update(uses)
      .set({ deletedAt })
      .where(and(eq(uses.userId, owner), eq(uses.id, id), isThere))
      .returning(),
  );
}
