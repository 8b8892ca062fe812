import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, sql } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { foodMarksQuestion } from './food-marks.ts';
import { allergiesQuestion } from './food-allergies.ts';
import { shippedReply } from './food-reply.ts';
import { isOwnFood } from './own-foods.ts';
import { findFoods } from './portions.ts';
import { shippedFood } from './shipped-foods.ts';
import { favouriteFoods, ownFoods } from './table.ts';
import { oneOwnReply } from './write-food.ts';

export async function markFavouriteFood(
  call: Call,
  id: string,
  { isFavourite }: { isFavourite: boolean },
): Promise<Food> {
  const { db, owner, zone, now } = call;
  const [food] = await findFoods(call, [id]);
  const { code: foodCode, ownFoodId } = food!;
  if (isFavourite)
    await db.insert(favouriteFoods).values({ userId: owner, foodCode, ownFoodId }).onConflictDoNothing();
  else {
    const isThis = sql`coalesce(${favouriteFoods.foodCode}, ${favouriteFoods.ownFoodId}::text) = ${id}`;
    await db.delete(favouriteFoods).where(and(eq(favouriteFoods.userId, owner), isThis));
  }
  const shipped = shippedFood(id);
  if (!shipped)
    return oneOwnReply(call, ownRow(await db.select().from(ownFoods).where(isOwnFood(owner, id))));
  const [marks, allergyOf] = await askInOne(
    db,
    foodMarksQuestion(owner, dayIn(zone, now)),
    allergiesQuestion(owner),
  );
  return shippedReply(shipped, marks, allergyOf);
}
