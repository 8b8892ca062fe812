import type { Call } from '../../http/call.ts';
import { moveStock } from '../inventory/shared/ledger.ts';
import { openBox } from '../inventory/shared/open-box.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { watchBy } from '../inventory/shared/tell-low-stock.ts';
import { moveUse } from './move-use.ts';

/**
 * Restoring asks no questions about quantity or box, because the use was recorded before. It fails if a box no longer
 * holds its part. A box that was closed with the use is open again.
 */
export async function restoreUse(call: Call, id: string, plannedPace: PlannedPace) {
  return call.db.transaction((tx) => {
    const inside = { ...call, db: tx };
    return moveUse(inside, { id, deletedAt: null }, async ({ item: closed, quantity, use: { usedAt } }) => {
      const item = await openBox(tx, closed, { at: usedAt, confirmSecondOpen: true });
      const again = { kind: 'use', quantity: -quantity, happenedAt: usedAt } as const;
      return moveStock(tx, item, again, watchBy(inside, plannedPace));
    });
  });
}
