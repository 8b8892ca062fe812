import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, isNull } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { recordedClock } from '../../http/recorded-at.ts';
import { mealReply } from './reply.ts';
import { findMeal } from './store.ts';
import { meals } from './table.ts';

interface Change {
  name?: string | undefined;
  time?: string | undefined;
  day?: Day | undefined;
}

export async function changeMeal(call: Call, id: string, { name, time, day }: Change): Promise<Meal> {
  const known = await findMeal(call.db, call.owner, id);
  const isMoved = day !== undefined || time !== undefined;
  const eatenAt = isMoved ? recordedClock({ day: day ?? known.day, time: time ?? known.time }, call) : {};
  ownRow(
    await call.db
      .update(meals)
      .set({ name: name ?? known.name, ...eatenAt })
      .where(and(isOwn(meals, call.owner, id), isNull(meals.deletedAt)))
      .returning(),
  );
  return mealReply(call, id);
}
