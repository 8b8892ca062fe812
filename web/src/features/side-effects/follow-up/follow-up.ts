import type { SideEffectsInput } from '@leveza/contract/side-effects.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import type { Answers, Question } from '@leveza/domain/side-effects/questions.ts';
import { type AskedQuestions, questionsFor } from '@leveza/domain/side-effects/questions-for.ts';
import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import type { FeltEffect } from '@leveza/domain/side-effects/felt-effect.ts';
import { redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';
import { type Situation, situationsOf } from '@leveza/domain/side-effects/situation.ts';

type Risk = Situation['risk'];

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
const UNKNOWN_RISK: Risk = {
  hasLowSugarRisk: null,
  hasKetoacidosisRisk: null,
  recent: [],
  isRecentUnknown: true,
};

export function followUpOf(felt: readonly FeltEffect[], risk: Risk = UNKNOWN_RISK, now: Date): FollowUp {
  const effects = felt.map((effect) => ({ ...effect, datetime: effect.datetime ?? now.toISOString() }));
  return {
    felt,
    asksForDoctor: felt.some(({ intensity }) => promptsDoctor(intensity)),
    questionsFor: (answers) => questionsFor(...situationsOf(effects, { answers, risk, now })),
    flagsFor: (answers) => redFlagsFor(...situationsOf(effects, { answers, risk, now })),
  };
}

/** The part of a later follow-up that was not said before; earlier answers still count. */
export function moreThan(before: FollowUp, answered: Answers, later: FollowUp): FollowUp {
  const { inSight: seen, listed: signs } = before.questionsFor(answered);
  const asked = new Set([...seen, ...signs].map(({ id }) => id));
  const shown = new Set(before.flagsFor(answered).map(({ key }) => key));
  const isNew = ({ id }: Question) => !asked.has(id);
  return {
    felt: later.felt,
    asksForDoctor: later.asksForDoctor && !before.asksForDoctor,
    questionsFor: (answers) => {
      const { inSight, listed } = later.questionsFor({ ...answered, ...answers });
      return { inSight: inSight.filter(isNew), listed: listed.filter(isNew) };
    },
    flagsFor: (answers) => later.flagsFor({ ...answered, ...answers }).filter(({ key }) => !shown.has(key)),
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
