import type { UseInput } from '@leveza/contract/usage.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { findItem } from '../inventory/shared/shelf-rows.ts';
import { takeFromBox } from './shared/take-from-box.ts';

/** Asks about a use before it is recorded, by throwing the question. */
export type DoubtUse = (call: Call, use: { productId: string; usedAt: Date }) => Promise<void>;

/** The doubt comes from the plans, which know this feature and are not known here. */
export async function registerUse(call: Call, input: UseInput, doubtUse: DoubtUse) {
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    if (!input.confirmOften) {
      const { productId } = await findItem(tx, call.owner, input.inventoryId);
      await doubtUse(inside, { productId, usedAt: recordedAt(input.usedAt, call.now, 'usedAt') });
    }
    return takeFromBox(inside, input);
  });
}
