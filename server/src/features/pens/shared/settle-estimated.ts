import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { pens } from '../table.ts';
import { settlePen } from './ledger.ts';

const lockEstimated = statement('pens-estimated', { owner: 'uuid' }, getTableColumns(pens), (db, $, row) =>
  db
    .select(row)
    .from(pens)
    .where(and(eq(pens.userId, $.owner), eq(pens.isOpeningEstimated, true)))
    .orderBy(pens.id)
    .for('update'),
);

/** Dates estimated openings anew after a change of the doses that name no pen. */
export async function settleEstimated(tx: Db, owner: string): Promise<void> {
  for (const pen of await lockEstimated(tx, { owner })) await settlePen(tx, pen);
}
