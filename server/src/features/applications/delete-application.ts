import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Call } from '../../http/call.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { applicationReply } from './reply.ts';
import { unsettleUsualDay } from './settle-usual-day.ts';
import { holdDoses, removeApplication } from './store.ts';

/** The dose goes back into its pen. */
export async function deleteApplication(call: Call, id: string): Promise<Application> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const removed = await removeApplication(tx, owner, id);
    if (removed.penId) {
      await settlePen(tx, await lockPen(tx, owner, removed.penId, { isDeleted: true }), removed.appliedAt);
    }
    await unsettleUsualDay({ ...call, db: tx });
    return applicationReply(removed);
  });
}
