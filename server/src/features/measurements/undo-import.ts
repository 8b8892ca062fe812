import { and, eq } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { measurements } from './table.ts';

/** Every weight of one file goes; the answer is how many. */
export async function undoImport({ db, owner }: Call, importId: string): Promise<number> {
  const removed = await db
    .delete(measurements)
    .where(and(eq(measurements.userId, owner), eq(measurements.importId, importId)))
    .returning({ id: measurements.id });
  ownRow(removed);
  return removed.length;
}
