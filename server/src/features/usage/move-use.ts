import type { Call } from '../../http/call.ts';
import { type Item, lockItems } from '../inventory/shared/ledger.ts';
import { findShares, setDeleted, type UseRow } from './store.ts';

interface Drawn {
  item: Item;
  /** How much of the use came out of this box. */
  quantity: number;
  use: UseRow;
}

/**
 * Takes a use out of the history, or with null puts it back, and moves its quantity in every box that it came out of.
 * `move` answers with how much its box holds then.
 */
export async function moveUse(
  { db: tx, owner }: Pick<Call, 'db' | 'owner'>,
  { id, deletedAt }: { id: string; deletedAt: Date | null },
  move: (drawn: Drawn) => Promise<number>,
) {
  const use = await setDeleted(tx, owner, id, deletedAt);
  const { itemId } = use;
  if (itemId === null) return { inventoryId: null, remaining: null };
  const shares = await findShares(tx, owner, { ...use, itemId });
  const ids = shares.map((share) => share.itemId);
  const items = await lockItems(tx, owner, ids, { isDeleted: true });
  const left: number[] = [];
  for (const [index, item] of items.entries()) {
    left.push(await move({ item, quantity: shares[index]!.quantity, use }));
  }
  return { inventoryId: itemId, remaining: left[0]! };
}
