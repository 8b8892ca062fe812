import type { Call } from '../../../http/call.ts';
import { moveStock } from '../../inventory/shared/ledger.ts';
import { closeBox } from '../../inventory/shared/open-box.ts';
import type { PlannedPace } from '../../inventory/shared/planned-pace.ts';
import { watchBy } from '../../inventory/shared/tell-low-stock.ts';
import { moveUse } from '../move-use.ts';
import { hasUses } from '../store.ts';

/**
 * The quantity goes back into its boxes at the time it was taken, so that past days are right again. Only a box that this
 * use opened is closed: where that is said, and where nothing else came out of it.
 */
export function takeUseBack(
  call: Call,
  id: string,
  { closesBox, plannedPace }: { closesBox: boolean; plannedPace: PlannedPace },
) {
  const { db: tx, owner, now } = call;
  return moveUse(call, { id, deletedAt: now }, async ({ item, quantity, use: { usedAt } }) => {
    const back = { kind: 'use', quantity, happenedAt: usedAt, reason: 'Uso desfeito' } as const;
    const remaining = await moveStock(tx, item, back, watchBy(call, plannedPace));
    const wasOpened = item.openedDate?.getTime() === usedAt.getTime();
    if (wasOpened && (closesBox || !(await hasUses(tx, owner, item.id)))) {
      await closeBox(tx, { ...item, currentQuantity: remaining }, now);
    }
    return remaining;
  });
}
