import type { MealSlot } from '@leveza/domain/nutrition/meal-slots.ts';
import type { Call } from '../../http/call.ts';
import { slotsOf } from './goals.ts';
import { nutritionSettings } from './table.ts';

/** Which meals a day has, each once. */
export async function changeMealSlots(
  { db, owner: userId }: Call,
  { slots: sent }: { slots: readonly MealSlot[] },
): Promise<MealSlot[]> {
  const slots = [...new Set(sent.map(({ name, time }) => `${time} ${name}`))];
  await db
    .insert(nutritionSettings)
    .values({ userId, slots })
    .onConflictDoUpdate({ target: nutritionSettings.userId, set: { slots } });
  return slotsOf({ slots });
}
