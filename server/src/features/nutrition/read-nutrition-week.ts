import type { NutritionWeek } from '@leveza/contract/nutrition/day.ts';
import { meansOf } from '@leveza/domain/nutrition/means.ts';
import { type Day, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { eatenDays, eatenQuestions } from './eaten-days.ts';
import { bodyQuestion, goalsReply, settingsQuestion } from './goals.ts';

/** The week of a day, Monday to Sunday. */
export async function readNutritionWeek(
  { db, owner, zone, now }: Call,
  asked: Day | undefined,
): Promise<NutritionWeek> {
  const today = dayIn(zone, now);
  const from = mondayOf(asked ?? today);
  const span = { owner, zone, from, to: addDays(from, 6) };
  const [meals, drunk, taken, body, settings] = await askInOne(
    db,
    ...eatenQuestions(span),
    bodyQuestion(owner),
    settingsQuestion(owner),
  );
  const days = eatenDays(span, [meals, drunk, taken]);
  return { days, means: meansOf(days, today), goals: goalsReply(body, settings, today) };
}

function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
