import type { Call } from '../../../http/call.ts';
import { lockItems, moveStock } from '../../inventory/shared/ledger.ts';
import { closeBox } from '../../inventory/shared/open-box.ts';
import { findShares, setDeleted } from '../store.ts';

/**
 * The quantity goes back into its boxes at the time it was taken, so that past days are right again. Only a box that this
 * use opened is closed.
 */
export async function takeUseBack({ db: tx, owner, now }: Call, id: string, { closesBox = false } = {}) {
  const use = await setDeleted(tx, owner, id, now);
  const shares = await findShares(tx, owner, use);
  const items = await lockItems(
    tx,
    owner,
    shares.map(({ itemId }) => itemId),
    { isDeleted: true },
  );
  const left: number[] = [];
  for (const [index, item] of items.entries()) {
    const remaining = await moveStock(tx, item, {
      kind: 'use',
      quantity: shares[index]!.quantity,
      happenedAt: use.usedAt,
      reason: 'Uso desfeito',
    });
    const wasOpened = item.openedDate?.getTime() === use.usedAt.getTime();
    if (closesBox && wasOpened) await closeBox(tx, { ...item, currentQuantity: remaining }, now);
    left.push(remaining);
  }
  return { inventoryId: use.itemId, remaining: left[0]! };
}
