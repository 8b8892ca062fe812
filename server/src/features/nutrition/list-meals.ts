import { addUp } from '@leveza/domain/nutrition/nutrients.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { allergiesQuestion } from './food-allergies.ts';
import { mealReplies } from './reply.ts';
import { mealsQuestion } from './store.ts';

/** The meals of a day, by their time, and what they come to. */
export async function listMeals({ db, owner, zone, now }: Call, asked: Day | undefined) {
  const day = asked ?? dayIn(zone, now);
  const [rows, allergyOf] = await askInOne(db, mealsQuestion(owner, day, day), allergiesQuestion(owner));
  const data = mealReplies(rows, allergyOf);
  return { data, ...addUp(data.flatMap(({ foods }) => foods)) };
}
