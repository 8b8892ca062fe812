import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { copyMeals } from './copy-meals.ts';
import { findMeal, mealsByIdQuestion } from './store.ts';

export async function copyMeal(
  call: Call,
  id: string,
  { day, time }: { day: Day; time?: string | undefined },
): Promise<Meal> {
  const { id: known } = await findMeal(call.db, call.owner, id);
  const [copy] = await copyMeals(call, await ask(call.db, mealsByIdQuestion(call.owner, [known])), day, time);
  return copy!;
}
