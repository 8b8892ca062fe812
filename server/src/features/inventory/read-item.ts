import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Call } from '../../http/call.ts';
import { itemReply } from './reply.ts';
import { findItem } from './shared/shelf-rows.ts';

export async function readItem({ db, owner }: Call, id: string): Promise<InventoryItem> {
  return itemReply(await findItem(db, owner, id));
}
