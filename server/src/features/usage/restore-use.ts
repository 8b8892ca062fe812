import type { Call } from '../../http/call.ts';
import { lockItem, moveStock } from '../inventory/shared/ledger.ts';
import { setDeleted } from './store.ts';

/**
 * Restoring asks no questions about quantity or box, because the use was recorded before. It fails if the box no longer
 * holds the quantity.
 */
export async function restoreUse({ db, owner }: Call, id: string) {
  return db.transaction(async (tx) => {
    const { itemId, quantity, usedAt } = await setDeleted(tx, owner, id, null);
    const item = await lockItem(tx, owner, itemId, { isDeleted: true });
    const remaining = await moveStock(tx, item, { kind: 'use', quantity: -quantity, happenedAt: usedAt });
    return { inventoryId: item.id, remaining };
  });
}
