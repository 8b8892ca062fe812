import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress, recordedClock, refuseFutureDay } from '../../http/recorded-at.ts';
import { mealsReply } from './reply.ts';
import type { EatenRow, MealFoodRow } from './store.ts';
import { mealFoods, meals } from './table.ts';

/** Eats meals again on a day: the figures of their foods are those of then, so that totals stay the same. */
export async function copyMeals(
  call: Call,
  rows: readonly EatenRow[],
  day: Day,
  time?: string,
): Promise<Meal[]> {
  const { owner: userId } = call;
  const eatenAt = timesOf(call, day, time);
  const groups = [...Map.groupBy(rows, ({ meal }) => meal!.id).values()];
  return call.db.transaction(async (tx) => {
    const ids: string[] = [];
    for (const group of groups) {
      const { name, time: at } = group[0]!.meal!;
      const [copy] = await tx
        .insert(meals)
        .values({ userId, name, ...eatenAt(at) })
        .returning({ id: meals.id });
      ids.push(copy!.id);
      const portions = group.flatMap(({ eaten }) => (eaten ? [portionAgain(eaten, copy!.id)] : []));
      if (portions.length > 0) await tx.insert(mealFoods).values(portions);
    }
    return mealsReply({ ...call, db: tx }, ids);
  });
}

/** The time of a meal on its new day. A meal that is copied was eaten: at its hour, or now where that has not come yet. */
function timesOf(call: Call, day: Day, written: string | undefined) {
  if (written !== undefined) {
    const chosen = recordedClock({ day, time: written }, call);
    return () => chosen;
  }
  const now = wallClock(call.zone, momentOfPress(call));
  refuseFutureDay(day, now.day, 'day');
  return (time: string) => (day === now.day && time > now.time ? now : { day, time });
}

function portionAgain(eaten: MealFoodRow, mealId: string) {
  const { id: _id, createdAt: _then, ...portion } = eaten;
  return { ...portion, mealId };
}
