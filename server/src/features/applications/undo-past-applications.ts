import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { settleEstimated } from '../pens/shared/settle-estimated.ts';
import { applications } from '../pens/table.ts';
import { unsettleUsualDay } from './settle-usual-day.ts';
import { holdDoses } from './store.ts';

/** Only those that took from no pen: the others are deleted one by one, with their pen. */
export async function undoPastApplications(call: Call, ids: string[]): Promise<number> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const removed = await tx
      .delete(applications)
      .where(and(eq(applications.userId, owner), inArray(applications.id, ids), isNull(applications.penId)))
      .returning({ id: applications.id });
    ownRow(removed);
    await settleEstimated(tx, owner);
    await unsettleUsualDay({ ...call, db: tx });
    return removed.length;
  });
}
