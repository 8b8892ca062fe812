import type { SideEffect, SideEffectInput, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import type { Question, RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { type FeltEffect, questionsFor, redFlagsFor } from '@leveza/domain/side-effects/red-flag-rules.ts';

type Risk = SideEffectSummary['risk'];
export type Answers = Readonly<Record<string, boolean>>;
/** As it was recorded, or was to be. */
export type Felt = SideEffectInput | SideEffect;

/** What has to be said and asked about an effect; it needs no server. */
export interface FollowUp {
  felt: Felt;
  asksForDoctor: boolean;
  questions: readonly Question[];
  flagsFor: (answers: Answers) => RedFlag[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The questions speak of the present: what was over before is not asked about. */
const CURRENT_DAYS = 3;

/** Medicines nobody could be asked about may be the dangerous ones. */
const UNKNOWN_RISK: Risk = { takesInsulinOrSulfonylurea: true, vomitingHours: null };

export function followUpOf(felt: Felt, risk: Risk = UNKNOWN_RISK, now: Date): FollowUp {
  const effect: FeltEffect = {
    effectType: felt.effectType,
    intensity: felt.intensity,
    duration: felt.duration ?? null,
  };
  const { takesInsulinOrSulfonylurea, vomitingHours } = risk;
  const isCurrent = isOfTheseDays(felt, now);
  return {
    felt,
    asksForDoctor: promptsDoctor(felt.intensity),
    questions: isCurrent ? questionsFor(effect) : [],
    flagsFor: (answers) =>
      isCurrent
        ? redFlagsFor({ effect, answers, recent: { vomitingHours }, risk: { takesInsulinOrSulfonylurea } })
        : [],
  };
}

/** Whether there is anything to say at all. */
export function hasMoreToSay({ asksForDoctor, questions, flagsFor }: FollowUp): boolean {
  return asksForDoctor || questions.length > 0 || flagsFor({}).length > 0;
}

export const isEmergency = (flags: readonly RedFlag[]) =>
  flags.some(({ urgency }) => urgency === 'emergency');

function isOfTheseDays({ datetime, duration }: Felt, now: Date): boolean {
  if (!datetime) return true;
  const end = Date.parse(datetime) + (duration ?? 0) * MINUTE_MS;
  return now.getTime() - end <= CURRENT_DAYS * DAY_MS;
}
