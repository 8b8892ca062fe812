import type { Today } from '@leveza/contract/dashboard.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import type { Question } from '../../../db/statement.ts';
import { inUseQuestion } from '../day-questions.ts';
import { type EatenAnswers, eatenDays, eatenQuestions } from '../eaten-days.ts';
import { bodyQuestion, goalsReply, settingsQuestion } from '../goals.ts';

const todayOf = ({ owner, zone, now }: Call) => {
  const today = dayIn(zone, now);
  return { owner, zone, from: today, to: today };
};

/** Food and drink for *Hoje*; the dashboard asks it with its other questions. */
export const intakeQuestions = (call: Call) =>
  [
    ...eatenQuestions(todayOf(call)),
    bodyQuestion(call.owner),
    settingsQuestion(call.owner),
    inUseQuestion(call.owner),
  ] as const;

type AnswerOf<Q> = Q extends Question<infer Answer> ? Answer : never;
type Answers = [
  ...EatenAnswers,
  AnswerOf<ReturnType<typeof bodyQuestion>>,
  AnswerOf<ReturnType<typeof settingsQuestion>>,
  boolean,
];

/** Protein and liquid of today against their goals; null until the patient uses the screen. */
export function todayIntake(
  call: Call,
  [meals, drunk, taken, body, settings, isInUse]: Answers,
): Today['nutrition'] {
  if (!isInUse) return null;
  const span = todayOf(call);
  const eaten: EatenAnswers = [meals, drunk, taken];
  const [day] = eatenDays(span, eaten);
  const goals = goalsReply(body, settings, span.to);
  return {
    proteinG: day!.totals.protein,
    isProteinIncomplete: day!.incomplete.includes('protein'),
    proteinGoal: goals.protein,
    waterMl: day!.waterMl,
    waterGoal: goals.water,
  };
}
