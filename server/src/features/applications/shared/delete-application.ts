import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Call } from '../../../http/call.ts';
import { settleEstimated } from '../../pens/shared/settle-estimated.ts';
import { keepDeleted, keepForgottenDay } from '../deleted-doses.ts';
import { settleAll } from '../draws.ts';
import { applicationReplies } from '../reply.ts';
import { unsettleUsualDay } from '../settle-usual-day.ts';
import { holdDoses, lockApplication, removeApplication } from '../store.ts';

/** The dose goes back into its pens. For a day it is kept for `restoreApplication`. */
export async function deleteApplication(call: Call, id: string): Promise<Application> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const before = await lockApplication(tx, owner, id);
    const [reply] = await applicationReplies(tx, owner, [before]);
    const further = reply!.alsoFrom.map(({ penId }) => penId);
    const penIds = [...(before.penId ? [before.penId] : []), ...further];
    await keepDeleted({ ...call, db: tx }, id);
    await removeApplication(tx, owner, id);
    await settleAll(tx, owner, penIds, before.appliedAt);
    if (!before.penId) await settleEstimated(tx, owner);
    const usual = await unsettleUsualDay({ ...call, db: tx });
    if (usual) await keepForgottenDay(tx, owner, { id, usual });
    return reply!;
  });
}
