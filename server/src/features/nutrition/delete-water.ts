import type { Water } from '@leveza/contract/nutrition/water.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { drinks } from './table.ts';
import { readWater } from './water-reply.ts';

export async function deleteWater(call: Call, id: string): Promise<Water> {
  const deleted = await call.db
    .delete(drinks)
    .where(isOwn(drinks, call.owner, id))
    .returning();
  return readWater(call, ownRow(deleted).day);
}
