import type { NutritionGoals } from '@leveza/contract/nutrition/goals.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { bodyQuestion, goalsReply, settingsQuestion } from './goals.ts';

export async function readNutritionGoals({ db, owner, zone, now }: Call): Promise<NutritionGoals> {
  const [body, settings] = await askInOne(db, bodyQuestion(owner), settingsQuestion(owner));
  return goalsReply(body, settings, dayIn(zone, now));
}
