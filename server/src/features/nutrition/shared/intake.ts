import { type Means, meansOf, meanWater } from '@leveza/domain/nutrition/means.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { type EatenAnswers, eatenDays, eatenQuestions } from '../eaten-days.ts';

interface Days {
  from: Day;
  to: Day;
}

export interface Intake {
  /** Over the recorded days before today; null without any. */
  means: Means | null;
  /** Mean of the days before today with a drink, also without any meal; null without any. */
  waterMl: number | null;
}

/** Food and drink of a span, for reports. */
export function intakeQuestions({ owner, zone }: Call, { from, to }: Days) {
  const [meals, drunk, taken] = eatenQuestions({ owner, zone, from, to });
  return { meals, drunk, taken };
}

interface Answers {
  meals: EatenAnswers[0];
  drunk: EatenAnswers[1];
  taken: EatenAnswers[2];
}

export function intakeOf(
  { owner, zone, now }: Call,
  { from, to }: Days,
  { meals, drunk, taken }: Answers,
): Intake {
  const today = dayIn(zone, now);
  const days = eatenDays({ owner, zone, from, to }, [meals, drunk, taken]);
  return { means: meansOf(days, today), waterMl: meanWater(days, today) };
}
