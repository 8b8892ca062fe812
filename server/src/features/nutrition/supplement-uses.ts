import { countedServings } from '@leveza/domain/nutrition/supplement-servings.ts';
import { portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { clockOfUse, spanOfUses } from '../usage/shared/clock-of-use.ts';
import { boxOfUse, productOfUse } from '../usage/shared/source-of-use.ts';
import { uses } from '../usage/table.ts';
import { knownFood } from './own-foods.ts';
import { type KnownFood, shippedFood } from './shipped-foods.ts';
import type { MealFoodRow } from './store.ts';
import { ownFoods, supplementFoods } from './table.ts';

const selectUses = statement(
  'supplement-uses',
  { owner: 'uuid', since: 'instant', until: 'instant' },
  {
    productId: supplementFoods.productId,
    name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
    quantity: uses.quantity,
    foodCode: supplementFoods.foodCode,
    servingsPerUnit: supplementFoods.servingsPerUnit,
    food: ownFoods,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .innerJoin(products, productOfUse)
      .innerJoin(
        supplementFoods,
        and(eq(supplementFoods.userId, uses.userId), eq(supplementFoods.productId, products.id)),
      )
      .leftJoin(ownFoods, eq(ownFoods.id, supplementFoods.ownFoodId))
      .where(
        and(
          eq(uses.userId, $.owner),
          gte(uses.usedAt, $.since),
          lt(uses.usedAt, $.until),
          isNull(uses.deletedAt),
        ),
      )
      .orderBy(uses.usedAt, uses.id),
);

type UseRow = Awaited<ReturnType<typeof selectUses>>[number];

/** Uses, from one day to another, of supplements that count as food. */
export function supplementUsesQuestion(owner: string, zone: string, from: Day, to: Day): Question<UseRow[]> {
  return selectUses.question({ owner, ...spanOfUses({ from, to }, zone) }, (rows) => rows);
}

export type SupplementUse = UseRow;

/** Supplements of a day beside its meals, each with what it counts. */
export function supplementsOf(
  day: Day,
  zone: string,
  taken: readonly UseRow[],
  eaten: readonly MealFoodRow[],
) {
  const ofDay = taken.filter((use) => clockOfUse(use, zone).day === day);
  // Two products of one food share what the meals hold of it.
  const left = new Map<string | null, number>();
  return [...Map.groupBy(ofDay, ({ productId }) => productId).values()].flatMap((group) => {
    const { productId, name } = group[0]!;
    const food = foodOf(group[0]!);
    if (!food) return [];
    const servings = group.reduce((sum, use) => sum + use.quantity * use.servingsPerUnit, 0);
    const key = food.code ?? food.ownFoodId;
    const inMeals = left.get(key) ?? servingsIn(eaten, food);
    const quantity = countedServings(servings, inMeals);
    left.set(key, countedServings(inMeals, servings));
    if (quantity === 0) return [];
    return [
      {
        productId,
        name,
        foodName: food.name,
        quantity,
        ...portionNutrients(food, { quantity, grams: null }),
      },
    ];
  });
}

const foodOf = ({ foodCode, food }: UseRow): KnownFood | undefined =>
  shippedFood(foodCode) ?? (food ? knownFood(food) : undefined);

function servingsIn(eaten: readonly MealFoodRow[], { code, ownFoodId }: KnownFood): number {
  const isSame = (row: MealFoodRow) => (code ? row.foodCode === code : row.ownFoodId === ownFoodId);
  return eaten.filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0);
}
