import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import { copyMeals } from './copy-meals.ts';
import { mealsQuestion } from './store.ts';

/** Said where there are meals, but at later hours than now. */
const TOO_EARLY = 'As refeições desse dia são mais tarde do que agora. Copie depois de comer.';

/** All meals with foods of a day; copied to today, those whose hour has come: the others were not eaten yet. */
export async function copyMealDay(call: Call, { from, to }: { from: Day; to: Day }): Promise<Meal[]> {
  const rows = await ask(call.db, mealsQuestion(call.owner, from, from));
  const eaten = rows.filter(({ eaten: food }) => food !== null);
  if (eaten.length === 0) throw new Problem('no-meals-to-copy');
  const now = wallClock(call.zone, momentOfPress(call));
  const past = eaten.filter(({ meal }) => to !== now.day || meal!.time <= now.time);
  if (past.length === 0) throw new Problem('no-meals-to-copy', { message: TOO_EARLY });
  return copyMeals(call, past, to);
}
