import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Call } from '../../http/call.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { applicationReply } from './reply.ts';
import { holdDoses, removeApplication } from './store.ts';

/** The dose goes back into its pen. */
export async function deleteApplication({ db, owner }: Call, id: string): Promise<Application> {
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const removed = await removeApplication(tx, owner, id);
    if (removed.penId) {
      await settlePen(tx, await lockPen(tx, owner, removed.penId, { isDeleted: true }), removed.appliedAt);
    }
    return applicationReply(removed);
  });
}
