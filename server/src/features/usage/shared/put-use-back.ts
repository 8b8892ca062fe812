import type { Call } from '../../../http/call.ts';
import { moveStock } from '../../inventory/shared/ledger.ts';
import { openBox } from '../../inventory/shared/open-box.ts';
import type { PlannedPace } from '../../inventory/shared/planned-pace.ts';
import { watchBy } from '../../inventory/shared/tell-low-stock.ts';
import { moveUse } from '../move-use.ts';

/**
 * Puts a deleted use back, out of the boxes it came from. It asks nothing about quantity or box, because the use was recorded
 * before, and fails if a box no longer holds its part. A box that was closed with the use is open again.
 */
export function putUseBack(call: Call, id: string, plannedPace: PlannedPace) {
  const { db: tx } = call;
  return moveUse(call, { id, deletedAt: null }, async ({ item: closed, quantity, use: { usedAt } }) => {
    const item = await openBox(tx, closed, { at: usedAt, confirmSecondOpen: true });
    const again = { kind: 'use', quantity: -quantity, happenedAt: usedAt } as const;
    return moveStock(tx, item, again, watchBy(call, plannedPace));
  });
}
