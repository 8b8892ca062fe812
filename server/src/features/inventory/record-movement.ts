import type { InventoryItem, MovementInput } from '@leveza/contract/inventory/inventory.ts';
import type { Call } from '../../http/call.ts';
import { readItem } from './read-item.ts';
import { lockItem, moveStock } from './shared/ledger.ts';

/** Something that left the box without being taken. */
export async function recordMovement(
  call: Call,
  id: string,
  { kind, quantity, reason }: MovementInput,
): Promise<InventoryItem> {
  const { db, owner, now } = call;
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    await moveStock(tx, item, { kind, quantity: -quantity, happenedAt: now, reason });
  });
  return readItem(call, id);
}
