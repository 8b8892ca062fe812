import type { Call } from '../../../http/call.ts';
import { lockItems, moveStock } from '../../inventory/shared/ledger.ts';
import type { PlannedPace } from '../../inventory/shared/planned-pace.ts';
import { watchBy } from '../../inventory/shared/tell-low-stock.ts';
import { closeBox } from '../../inventory/shared/open-box.ts';
import { findShares, hasUses, setDeleted } from '../store.ts';

/**
 * The quantity goes back into its boxes at the time it was taken, so that past days are right again. Only a box that this
 * use opened is closed: where that is said, and where nothing else came out of it.
 */
export async function takeUseBack(
  call: Call,
  id: string,
  { closesBox, plannedPace }: { closesBox: boolean; plannedPace: PlannedPace },
) {
  const { db: tx, owner, now } = call;
  const use = await setDeleted(tx, owner, id, now);
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
  for (const [index, item] of items.entries()) {
    const { quantity } = shares[index]!;
    const back = { kind: 'use', quantity, happenedAt: use.usedAt, reason: 'Uso desfeito' } as const;
    const remaining = await moveStock(tx, item, back, watchBy(call, plannedPace));
    const wasOpened = item.openedDate?.getTime() === use.usedAt.getTime();
    if (wasOpened && (closesBox || !(await hasUses(tx, owner, item.id)))) {
      await closeBox(tx, { ...item, currentQuantity: remaining }, now);
    }
    left.push(remaining);
  }
  return { inventoryId: itemId, remaining: left[0]! };
}
