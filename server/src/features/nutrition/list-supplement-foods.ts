import type { SupplementFood } from '@leveza/contract/nutrition/supplements.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { shippedFood } from './shipped-foods.ts';
import { ownFoods, supplementFoods } from './table.ts';

const selectSupplements = statement(
  'supplement-foods',
  { owner: 'uuid' },
  {
    productId: products.id,
    name: sql<string>`max(coalesce(${inventoryItems.customName}, ${products.name}))`,
    unitType: sql<UnitType>`max(${inventoryItems.unitType})`,
    foodCode: supplementFoods.foodCode,
    ownFoodId: supplementFoods.ownFoodId,
    ownName: ownFoods.name,
    servingsPerUnit: supplementFoods.servingsPerUnit,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .leftJoin(
        supplementFoods,
        and(
          eq(supplementFoods.userId, inventoryItems.userId),
          eq(supplementFoods.productId, inventoryItems.productId),
        ),
      )
      .leftJoin(ownFoods, eq(ownFoods.id, supplementFoods.ownFoodId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          // Only supplements hold enough to count; one that counts already stays in the list.
          sql`(${products.kind} = 'supplement' or ${supplementFoods.id} is not null)`,
        ),
      )
      .groupBy(products.id, supplementFoods.id, ownFoods.id)
      .orderBy(sql`2`, products.id),
);

export async function listSupplementFoods({ db, owner }: Call): Promise<SupplementFood[]> {
  const rows = await selectSupplements(db, { owner });
  return rows.map(({ productId, name, unitType, foodCode, ownFoodId, ownName, servingsPerUnit }) => ({
    productId,
    name,
    unit: unitLabel(unitType, 'supplement', 1),
    foodId: foodCode ?? ownFoodId,
    foodName: shippedFood(foodCode)?.name ?? ownName,
    servingsPerUnit,
  }));
}
