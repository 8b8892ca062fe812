import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { copyMeals } from './copy-meals.ts';
import { mealsQuestion } from './store.ts';

/** All meals with foods of a day; a day without any has nothing to copy. */
export async function copyMealDay(call: Call, { from, to }: { from: Day; to: Day }): Promise<Meal[]> {
  const rows = await ask(call.db, mealsQuestion(call.owner, from, from));
  const eaten = rows.filter(({ eaten: food }) => food !== null);
  if (eaten.length === 0) throw new Problem('no-meals-to-copy');
  return copyMeals(call, eaten, to);
}
