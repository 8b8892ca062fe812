import type { Call } from '../../http/call.ts';
import { lockItems, moveStock } from '../inventory/shared/ledger.ts';
import { findShares, setDeleted } from './store.ts';

/**
 * Restoring asks no questions about quantity or box, because the use was recorded before. It fails if a box no longer
 * holds its part.
 */
export async function restoreUse({ db, owner }: Call, id: string) {
  return db.transaction(async (tx) => {
    const use = await setDeleted(tx, owner, id, null);
    const shares = await findShares(tx, owner, use);
    const items = await lockItems(
      tx,
      owner,
      shares.map(({ itemId }) => itemId),
      { isDeleted: true },
    );
    const left: number[] = [];
    for (const [index, item] of items.entries()) {
      const quantity = -shares[index]!.quantity;
      left.push(await moveStock(tx, item, { kind: 'use', quantity, happenedAt: use.usedAt }));
    }
    return { inventoryId: use.itemId, remaining: left[0]! };
  });
}
