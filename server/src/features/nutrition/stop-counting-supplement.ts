import type { SupplementFood } from '@leveza/contract/nutrition/supplements.ts';
import { and, eq } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { listSupplementFoods } from './list-supplement-foods.ts';
import { supplementFoods } from './table.ts';

export async function stopCountingSupplement(call: Call, productId: string): Promise<SupplementFood[]> {
  const isThis = and(eq(supplementFoods.userId, call.owner), eq(supplementFoods.productId, productId));
  ownRow(await call.db.delete(supplementFoods).where(isThis).returning());
  return listSupplementFoods(call);
}
