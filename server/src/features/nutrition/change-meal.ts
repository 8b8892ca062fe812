import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { and, isNull } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { mealReply } from './reply.ts';
import { findMeal } from './store.ts';
import { meals } from './table.ts';

interface Change {
  name?: string | undefined;
  time?: string | undefined;
  day?: Day | undefined;
}

export async function changeMeal(call: Call, id: string, { name, time, day }: Change): Promise<Meal> {
  if (day) refuseFutureDay(day, dayIn(call.zone, call.now), 'day');
  const { name: known, time: at, day: on } = await findMeal(call.db, call.owner, id);
  ownRow(
    await call.db
      .update(meals)
      .set({ name: name ?? known, time: time ?? at, day: day ?? on })
      .where(and(isOwn(meals, call.owner, id), isNull(meals.deletedAt)))
      .returning(),
  );
  return mealReply(call, id);
}
