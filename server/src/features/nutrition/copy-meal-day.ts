import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { missingMeals } from '@leveza/domain/nutrition/missing-meals.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import { copyMeals } from './copy-meals.ts';
import { mealsIn } from './meals-in.ts';
import { mealsQuestion } from './store.ts';

/** The day has meals, but at later hours than now. */
const TOO_EARLY = 'As refeições desse dia são mais tarde do que agora. Copie depois de comer.';

const ALL_THERE = 'As refeições desse dia já estão aqui.';

interface Copied {
  data: Meal[];
  /** Left out: their hour has not come. */
  later: number;
}

/**
 * The meals with foods of a day that the other has not; copied to today, those whose hour has come: the others were not
 * eaten yet.
 */
export async function copyMealDay(call: Call, { from, to }: { from: Day; to: Day }): Promise<Copied> {
  const [rows, there] = await askInOne(
    call.db,
    mealsQuestion(call.owner, from, from),
    mealsQuestion(call.owner, to, to),
  );
  const eaten = rows.filter(({ eaten: food }) => food !== null);
  if (eaten.length === 0) throw new Problem('no-meals-to-copy');
  const missing = missingMeals(mealsIn(eaten), mealsIn(there));
  if (missing.length === 0) throw new Problem('no-meals-to-copy', { message: ALL_THERE });
  const now = wallClock(call.zone, momentOfPress(call));
  const past = new Set(missing.filter(({ time }) => to !== now.day || time <= now.time).map(({ id }) => id));
  if (past.size === 0) throw new Problem('no-meals-to-copy', { message: TOO_EARLY });
  const copies = await copyMeals(
    call,
    eaten.filter(({ meal }) => past.has(meal!.id)),
    to,
  );
  return { data: copies, later: missing.length - past.size };
}
