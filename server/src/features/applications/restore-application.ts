import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Call } from '../../http/call.ts';
import { settleEstimated } from '../pens/shared/settle-estimated.ts';
import { insertAgain, takeDeleted } from './deleted-doses.ts';
import { pensOfDose, settleAll } from './draws.ts';
import { applicationReplies } from './reply.ts';
import { settleUsualDay } from './settle-usual-day.ts';
import { putUsualDayBack } from './shared/usual-day.ts';
import { findApplication, holdDoses } from './store.ts';

/**
 * Restoring asks no questions, because the dose was recorded before. It takes from its pens again, from those too that were
 * deleted since, and fails if one of them no longer holds its part. A dose that is there already stays as it is.
 */
export async function restoreApplication(call: Call, id: string): Promise<Application> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const kept = await takeDeleted(tx, owner, id);
    if (kept) {
      if (kept.usual) await putUsualDayBack(tx, owner, kept.usual);
      await settleUsualDay({ ...call, db: tx });
      await insertAgain(tx, kept);
    }
    const row = await findApplication(tx, owner, id);
    if (kept) await settleAll(tx, owner, await pensOfDose(tx, row), row.appliedAt);
    if (kept && !row.penId) await settleEstimated(tx, owner);
    const [reply] = await applicationReplies(tx, owner, [row]);
    return reply!;
  });
}
