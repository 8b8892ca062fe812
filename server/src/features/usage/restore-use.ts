import type { Call } from '../../http/call.ts';
import { lockItems, moveStock } from '../inventory/shared/ledger.ts';
import { openBox } from '../inventory/shared/open-box.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { watchBy } from '../inventory/shared/tell-low-stock.ts';
import { findShares, setDeleted } from './store.ts';

/**
 * Restoring asks no questions about quantity or box, because the use was recorded before. It fails if a box no longer
 * holds its part. A box that was closed with the use is open again.
 */
export async function restoreUse(call: Call, id: string, plannedPace: PlannedPace) {
  const { db, owner } = call;
  return db.transaction(async (tx) => {
    const use = await setDeleted(tx, owner, id, null);
    const { itemId } = use;
    if (itemId === null) return { inventoryId: null, remaining: null };
    const shares = await findShares(tx, owner, { ...use, itemId });
    const items = await lockItems(
      tx,
      owner,
      shares.map((share) => share.itemId),
      { isDeleted: true },
    );
    const left: number[] = [];
    for (const [index, closed] of items.entries()) {
      const item = await openBox(tx, closed, { at: use.usedAt, confirmSecondOpen: true });
      const again = { kind: 'use', quantity: -shares[index]!.quantity, happenedAt: use.usedAt } as const;
      left.push(await moveStock(tx, item, again, watchBy({ ...call, db: tx }, plannedPace)));
    }
    return { inventoryId: itemId, remaining: left[0]! };
  });
}
