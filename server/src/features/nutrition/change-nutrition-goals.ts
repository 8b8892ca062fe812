import type { NutritionGoals, NutritionGoalsInput } from '@leveza/contract/nutrition/goals.ts';
import { GOALS } from '@leveza/domain/nutrition/goal-words.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { settingsQuestion } from './goals.ts';
import { readNutritionGoals } from './read-nutrition-goals.ts';
import { nutritionSettings } from './table.ts';

/** Only the goals that are sent change. A goal that Leveza computes again no longer counts as the nutritionist's. */
export async function changeNutritionGoals(call: Call, input: NutritionGoalsInput): Promise<NutritionGoals> {
  const { db, owner: userId } = call;
  const known = await ask(db, settingsQuestion(userId));
  const { byNutritionist: marked = known?.byNutritionist ?? [], ...sent } = input;
  const changed = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const goals = { ...known, ...changed } as Partial<Record<string, unknown>>;
  const byNutritionist = GOALS.filter((goal) => marked.includes(goal) && goals[goal] != null);
  const row = { ...changed, byNutritionist };
  await db
    .insert(nutritionSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: nutritionSettings.userId, set: row });
  return readNutritionGoals(call);
}
