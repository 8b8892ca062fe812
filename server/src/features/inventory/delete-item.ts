import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Call } from '../../http/call.ts';
import { itemReply } from './reply.ts';
import { lockItem } from './shared/ledger.ts';
import { findItem } from './shared/shelf-rows.ts';
import { setDeleted } from './store.ts';

/** Off the shelf, until it is put back. */
export async function deleteItem({ db, owner, now }: Call, id: string): Promise<InventoryItem> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    await setDeleted(tx, item.userId, item.id, now);
  });
  return itemReply(await findItem(db, owner, id, { isDeleted: true }));
}
