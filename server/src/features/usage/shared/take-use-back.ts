import type { Call } from '../../../http/call.ts';
import { lockItem, moveStock } from '../../inventory/shared/ledger.ts';
import { closeBox } from '../../inventory/shared/open-box.ts';
import { setDeleted } from '../store.ts';

/** The quantity goes back into the box at the time it was taken, so that past days are right again. */
export async function takeUseBack({ db: tx, owner, now }: Call, id: string, { closesBox = false } = {}) {
  const { itemId, quantity, usedAt } = await setDeleted(tx, owner, id, now);
  const item = await lockItem(tx, owner, itemId, { isDeleted: true });
  const remaining = await moveStock(tx, item, {
    kind: 'use',
    quantity,
    happenedAt: usedAt,
    reason: 'Uso desfeito',
  });
  if (closesBox) await closeBox(tx, { ...item, currentQuantity: remaining }, now);
  return { inventoryId: item.id, remaining };
}
