import type { SideEffect, SideEffectInput, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import { type AskedQuestions, questionsFor } from '@leveza/domain/side-effects/questions-for.ts';
import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';

type Risk = SideEffectSummary['risk'];
/** As it was recorded, or was to be. */
export type Felt = SideEffectInput | SideEffect;

/** Advice and questions about an effect; they need no server. */
export interface FollowUp {
  felt: Felt;
  asksForDoctor: boolean;
  /** An answer can open a further question. */
  questionsFor: (answers: Answers) => AskedQuestions;
  flagsFor: (answers: Answers) => RedFlag[];
}

/** A risk that could not be loaded is asked about. */
const UNKNOWN_RISK: Risk = { hasLowSugarRisk: null, takesGliflozin: null, recent: [] };

export function followUpOf(felt: Felt, risk: Risk = UNKNOWN_RISK, now: Date): FollowUp {
  const effect = {
    effectType: felt.effectType,
    otherName: felt.otherName ?? null,
    intensity: felt.intensity,
    duration: felt.duration ?? null,
    datetime: felt.datetime ?? now.toISOString(),
  };
  return {
    felt,
    asksForDoctor: promptsDoctor(felt.intensity),
    questionsFor: (answers) => questionsFor({ effect, answers, risk, now }),
    flagsFor: (answers) => redFlagsFor({ effect, answers, risk, now }),
  };
}

/** Whether there is anything to say at all. */
export function hasMoreToSay(followUp: FollowUp): boolean {
  return followUp.asksForDoctor || asksAnything(followUp) || followUp.flagsFor({}).length > 0;
}

export function asksAnything(followUp: FollowUp): boolean {
  const { inSight, listed } = followUp.questionsFor({});
  return inSight.length + listed.length > 0;
}

/** Flags shown before any question: emergencies, and a first step to take this minute. */
export function flagsAtOnce(followUp: FollowUp, answers: Answers): RedFlag[] {
  const isInsulinOpen =
    answers['takes-insulin'] === undefined &&
    followUp.questionsFor(answers).inSight.some(({ id }) => id === 'takes-insulin');
  return followUp
    .flagsFor(answers)
    .filter(({ urgency, headline }) => urgency === 'emergency' || (headline && !isInsulinOpen));
}

/** Each step once, under the first notice that gives it. */
export function withoutRepeatedSteps(flags: readonly RedFlag[]): RedFlag[] {
  const shown = new Set<string>();
  return flags.map((flag) => {
    const whatToDo = flag.whatToDo.filter((step) => !shown.has(step));
    for (const step of whatToDo) shown.add(step);
    return { ...flag, whatToDo };
  });
}
