import type { SupplementFood } from '@leveza/contract/nutrition/supplements.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { inventoryItems } from '../inventory/table.ts';
import { listSupplementFoods } from './list-supplement-foods.ts';
import { findFoods } from './portions.ts';
import { supplementFoods } from './table.ts';

/** Only a product of which the patient has a box. */
export async function countSupplement(
  call: Call,
  productId: string,
  { foodId, servingsPerUnit }: { foodId: string; servingsPerUnit: number },
): Promise<SupplementFood[]> {
  const { db, owner: userId } = call;
  ownRow(
    await db
      .select({ id: inventoryItems.id })
      .from(inventoryItems)
      .where(
        and(
          eq(inventoryItems.userId, userId),
          eq(inventoryItems.productId, productId),
          isNull(inventoryItems.deletedAt),
        ),
      ),
  );
  const [food] = await findFoods(call, [foodId]);
  const row = { foodCode: food!.code, ownFoodId: food!.ownFoodId, servingsPerUnit };
  await db
    .insert(supplementFoods)
    .values({ userId, productId, ...row })
    .onConflictDoUpdate({ target: [supplementFoods.userId, supplementFoods.productId], set: row });
  return listSupplementFoods(call);
}
