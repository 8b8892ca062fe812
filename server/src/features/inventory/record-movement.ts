import type { InventoryItem, MovementInput } from '@leveza/contract/inventory/inventory.ts';
import type { Call } from '../../http/call.ts';
import type { PlannedPace } from './shared/planned-pace.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import { watchBy } from './shared/tell-low-stock.ts';
import { readItem } from './read-item.ts';
import { lockItem, moveStock } from './shared/ledger.ts';

/** Something that left the box without being taken. */
export async function recordMovement(
  call: Call,
  id: string,
  { kind, quantity, reason }: MovementInput,
  plannedPace: PlannedPace,
): Promise<InventoryItem> {
  const { db, owner } = call;
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    const left = { kind, quantity: -quantity, happenedAt: momentOfPress(call), reason };
    await moveStock(tx, item, left, watchBy({ ...call, db: tx }, plannedPace));
  });
  return readItem(call, id);
}
