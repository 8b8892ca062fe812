import { HELD_DOSE } from '../applications/held-dose.ts';
import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';
import type { AnswerId, QuestionId } from './questions.ts';

/** The answer after which the leaflets say that no dose follows until a doctor has looked at it. */
export const HOLDING_ANSWER = 'pain-persists' satisfies QuestionId;

/** How long after it no part of the app invites to a dose, unless the patient notes that a doctor has looked at it. */
const HELD_MS = 72 * HOUR_MS;

interface Felt {
  feltAt: Date;
  answeredYes: readonly AnswerId[];
  /** When the patient noted that a doctor has looked at it; null before. */
  evaluatedAt: Date | null;
}

/** A sign felt before this moment holds no dose of `at`. */
export const heldSince = (at: Date): Date => new Date(at.getTime() - HELD_MS);

export const heldUntil = (feltAt: Date): Date => new Date(feltAt.getTime() + HELD_MS);

/** The newest sign that lets no dose follow at a moment; null without one. */
export function holdingSign<F extends Felt>(effects: readonly F[], at: Date): F | null {
  const isHolding = (effect: F) =>
    effect.answeredYes.includes(HOLDING_ANSWER) &&
    effect.feltAt <= at &&
    effect.feltAt >= heldSince(at) &&
    !isEvaluated(effect, at);
  const newestFirst = effects.filter(isHolding).toSorted((a, b) => b.feltAt.getTime() - a.feltAt.getTime());
  return newestFirst[0] ?? null;
}

/** A pain that was moved to after the doctor's look is another one. */
function isEvaluated({ feltAt, evaluatedAt }: Felt, at: Date): boolean {
  return evaluatedAt !== null && evaluatedAt >= feltAt && evaluatedAt <= at;
}

/** The question before a dose that is recorded all the same: it may have been applied before, or with a doctor's word. */
export function heldSentence(
  feltAt: Date,
  { zone, now }: { zone: string; now: Date },
  used: 'aplicada' | 'tomada' = 'aplicada',
): string {
  const { day, time } = wallClock(zone, feltAt);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  return `Você registrou ${HELD_DOSE.sign} ${when}. ${HELD_DOSE.sentence} Confirme só se a dose já foi ${used} ou se um médico liberou.`;
}
