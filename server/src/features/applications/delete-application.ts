import type { Application } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { applications } from '../pens/table.ts';
import { applicationReply } from './reply.ts';
import { holdDoses } from './store.ts';

/** What it took goes back into its pen. */
export async function deleteApplication({ db, owner }: Call, id: string): Promise<Application> {
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const [removed] = await tx
      .delete(applications)
      .where(and(eq(applications.userId, owner), eq(applications.id, id)))
      .returning();
    if (!removed) throw new Problem('not-found');
    if (removed.penId) {
      await settlePen(tx, await lockPen(tx, owner, removed.penId, { isDeleted: true }), removed.appliedAt);
    }
    return applicationReply(removed);
  });
}
