import type { SideEffectsInput, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import { type AskedQuestions, questionsFor } from '@leveza/domain/side-effects/questions-for.ts';
import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import type { FeltEffect } from '@leveza/domain/side-effects/felt-effect.ts';
import { redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';
import { situationsOf } from '@leveza/domain/side-effects/situation.ts';

type Risk = SideEffectSummary['risk'];

/** The effects of one record, each with what they share. */
export function feltOf({ also, datetime, duration, ...first }: SideEffectsInput): FeltEffect[] {
  return [first, ...also].map(({ effectType, otherName, intensity }) => ({
    effectType,
    otherName,
    intensity,
    duration: duration ?? null,
    ...(datetime !== undefined && { datetime }),
  }));
}

/** Advice and questions about effects recorded together; they need no server. */
export interface FollowUp {
  felt: readonly FeltEffect[];
  asksForDoctor: boolean;
  /** An answer can open a further question. */
  questionsFor: (answers: Answers) => AskedQuestions;
  flagsFor: (answers: Answers) => RedFlag[];
}

/** A risk that could not be loaded is asked about. */
const UNKNOWN_RISK: Risk = { hasLowSugarRisk: null, hasKetoacidosisRisk: null, recent: [] };

export function followUpOf(felt: readonly FeltEffect[], risk: Risk = UNKNOWN_RISK, now: Date): FollowUp {
  const effects = felt.map((effect) => ({ ...effect, datetime: effect.datetime ?? now.toISOString() }));
  return {
    felt,
    asksForDoctor: felt.some(({ intensity }) => promptsDoctor(intensity)),
    questionsFor: (answers) => questionsFor(...situationsOf(effects, { answers, risk, now })),
    flagsFor: (answers) => redFlagsFor(...situationsOf(effects, { answers, risk, now })),
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
