import type { Call } from '../../http/call.ts';
import { lockItem, moveStock } from '../inventory/shared/ledger.ts';
import { setDeleted } from './store.ts';

/**
 * A use was there before: neither its quantity nor the state of its box is asked about again. What is no longer in the
 * box cannot leave it.
 */
export async function restoreUse({ db, owner }: Call, id: string) {
  return db.transaction(async (tx) => {
    const { itemId, quantity, usedAt } = await setDeleted(tx, owner, id, null);
    const item = await lockItem(tx, owner, itemId, { isDeleted: true });
    const remaining = await moveStock(tx, item, { kind: 'use', quantity: -quantity, happenedAt: usedAt });
    return { inventoryId: item.id, remaining };
  });
}
