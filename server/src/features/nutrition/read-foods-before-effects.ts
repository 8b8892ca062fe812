import { foodsBeforeEffects, HOURS_BEFORE } from '@leveza/domain/nutrition/before-effects.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { effectsQuestion, foodsEatenQuestion } from './day-questions.ts';

const DAYS = 90;

/** Counts of foods eaten in the hours before strong effects. */
export async function readFoodsBeforeEffects({ db, owner, zone, now }: Call) {
  const today = dayIn(zone, now);
  const from = addDays(today, -DAYS);
  const [effects, rows] = await askInOne(
    db,
    effectsQuestion(owner, instantAt(from, '00:00', zone)),
    foodsEatenQuestion(owner, from, today),
  );
  const strong = effects.filter(({ intensity }) => promptsDoctor(intensity)).map(({ feltAt }) => feltAt);
  const eaten = rows.map(({ name, day, time }) => ({ name, at: instantAt(day, time, zone) }));
  const categoryOf = new Map(rows.map(({ name, category }) => [name, category]));
  const foods = foodsBeforeEffects(eaten, strong).map((food) => ({
    ...food,
    category: categoryOf.get(food.name)!,
  }));
  return { foods, strongEffects: strong.length, hours: HOURS_BEFORE, days: DAYS };
}
