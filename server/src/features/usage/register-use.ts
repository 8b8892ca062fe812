import type { UseInput } from '@leveza/contract/usage.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { findItem } from '../inventory/shared/shelf-rows.ts';
import { useReply } from './reply.ts';
import { takeFromBox } from './shared/take-from-box.ts';
import { findUse } from './store.ts';

interface Coming {
  productId: string;
  usedAt: Date;
  quantity: number;
  confirmOften: boolean;
}

interface Prepared {
  /** The record that was made of this use meanwhile. */
  madeMeanwhile: string | null;
  /** The day of the late dose that it stands for; missing where it is of its own day. */
  lateDoseDay?: string;
  /** Notes what the recorded use stands for. */
  mark: (useId: string) => Promise<void>;
}

/** Asks about a use before it is recorded, by throwing the question. */
export type BeforeUse = (call: Call, use: Coming) => Promise<Prepared>;

/** What comes before a use is said by the plans, which know this feature and are not known here. */
export async function registerUse(call: Call, input: UseInput, beforeUse: BeforeUse) {
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const { productId } = await findItem(tx, call.owner, input.inventoryId);
    const { madeMeanwhile, mark, ...late } = await beforeUse(inside, {
      productId,
      usedAt: happenedAt(input.usedAt, call, 'usedAt'),
      quantity: toThousandths(input.quantityUsed),
      confirmOften: input.confirmOften,
    });
    const use = madeMeanwhile && (await findUse(tx, call.owner, madeMeanwhile));
    if (!use) {
      const taken = await takeFromBox(inside, input);
      await mark(taken.use.id);
      return { ...taken, ...late };
    }
    const box = await findItem(tx, call.owner, use.itemId, { isDeleted: true });
    return { use: useReply(use, box), remaining: box.currentQuantity, ...late };
  });
}
