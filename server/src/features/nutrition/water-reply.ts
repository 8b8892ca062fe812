import type { Water } from '@leveza/contract/nutrition/water.ts';
import { drinkMl } from '@leveza/domain/nutrition/portion.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { bodyQuestion, goalsReply, settingsQuestion } from './goals.ts';
import { type DrinkRow, drinksQuestion, type EatenRow, mealsQuestion } from './store.ts';

export function waterReply(
  day: Day,
  goal: number,
  drunk: readonly DrinkRow[],
  rows: readonly EatenRow[],
): Water {
  const fromMeals = rows.reduce((sum, { eaten }) => sum + ((eaten && drinkMl(eaten, eaten)) ?? 0), 0);
  const entries = drunk.map(({ id, ml, drink, createdAt }) => ({
    id,
    ml,
    drink,
    at: createdAt.toISOString(),
  }));
  return { day, goal, fromMeals, entries, ml: entries.reduce((sum, { ml }) => sum + ml, fromMeals) };
}

/** The liquids of a day, today unless said. */
export async function readWater({ db, owner, zone, now }: Call, asked: Day | undefined): Promise<Water> {
  const today = dayIn(zone, now);
  const day = asked ?? today;
  const [drunk, rows, body, settings] = await askInOne(
    db,
    drinksQuestion(owner, day, day),
    mealsQuestion(owner, day, day),
    bodyQuestion(owner),
    settingsQuestion(owner),
  );
  return waterReply(day, goalsReply(body, settings, today).water, drunk, rows);
}
