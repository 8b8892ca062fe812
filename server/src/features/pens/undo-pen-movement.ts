import type { Call } from '../../http/call.ts';
import { settlePen } from './shared/ledger.ts';
import { lockPen } from './shared/shelf.ts';
import { deleteMovement } from './store.ts';

export async function undoPenMovement({ db, owner }: Call, id: string, movementId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const pen = await lockPen(tx, owner, id);
    const happenedAt = await deleteMovement(tx, pen, movementId);
    await settlePen(tx, pen, happenedAt);
  });
}
