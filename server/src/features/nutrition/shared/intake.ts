import { type EatenDay, type Means, meansOf, meanWater } from '@leveza/domain/nutrition/means.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Call } from '../../../http/call.ts';
import { eatenDays, eatenQuestions } from '../eaten-days.ts';
import { bodyQuestion, goalsReply, settingsQuestion } from '../goals.ts';

export interface Intake {
  /** Every day of the span; those without meals are not recorded. */
  days: EatenDay[];
  /** Over the recorded days before today; null without any. */
  means: Means | null;
  /** Mean of the days before today with a drink, also without any meal; null without any. */
  waterMl: number | null;
  goals: { calories: number; protein: number; fiber: number; water: number };
}

/** Food and drink of a span, for reports: one statement. */
export async function readIntake({ db, owner, zone, now }: Call, from: Day, to: Day): Promise<Intake> {
  const span = { owner, zone, from, to };
  const [meals, drunk, taken, body, settings] = await askInOne(
    db,
    ...eatenQuestions(span),
    bodyQuestion(owner),
    settingsQuestion(owner),
  );
  const today = dayIn(zone, now);
  const days = eatenDays(span, [meals, drunk, taken]);
  const { calories, protein, fiber, water } = goalsReply(body, settings, today);
  return {
    days,
    means: meansOf(days, today),
    waterMl: meanWater(days, today),
    goals: { calories, protein, fiber, water },
  };
}
