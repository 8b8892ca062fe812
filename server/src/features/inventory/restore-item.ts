import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Call } from '../../http/call.ts';
import { readItem } from './read-item.ts';
import { lockItem } from './shared/ledger.ts';
import { setDeleted } from './store.ts';

export async function restoreItem(call: Call, id: string): Promise<InventoryItem> {
  await call.db.transaction(async (tx) => {
    const item = await lockItem(tx, call.owner, id, { isDeleted: true });
    await setDeleted(tx, item.userId, item.id, null);
  });
  return readItem(call, id);
}
