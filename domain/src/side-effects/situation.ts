import type { EffectType } from './effect-types.ts';
import { type FeltEffect, isStrong, kindOf } from './felt-effect.ts';
import type { Answers } from './questions.ts';
import { currentSpell, hoursSinceEnd } from './when-felt.ts';

/** All that the rules go by; none of it needs a server. */
export interface Situation {
  effect: FeltEffect;
  answers: Answers;
  risk: {
    /** Null when nothing recorded says it. */
    takesInsulinOrSulfonylurea: boolean | null;
    /** Of the last 72 hours; the effect itself may be among them. */
    recent: readonly FeltEffect[];
  };
  now: Date;
}

const DAY_HOURS = 24;
/**
 * Who sleeps a night through between two bouts has not stopped vomiting: eight hours of sleep with an evening and
 * a morning around them. Well below a day, so that once every morning is not 'without a pause'.
 */
const PAUSE_HOURS = 16;
/** The sources say 'persistent' and no hours; six are ours, and the notice that follows says so. */
const PERSISTENT_PAIN_HOURS = 6;
const VOMITING_TOO_LONG_HOURS = 24;
/** The source speaks of 24 to 48 hours: a strong one is not left for the second day. */
const STRONG_DIARRHEA_HOURS = 24;
const DIARRHEA_HOURS = 48;

const PAIN_OF_THE_BELLY: readonly EffectType[] = ['abdominal_pain', 'gastritis', 'dyspepsia'];
const OF_THE_BELLY: readonly EffectType[] = [
  ...PAIN_OF_THE_BELLY,
  'nausea',
  'vomiting',
  'constipation',
  'abdominal_distension',
];

export function isOfTheBelly(effect: FeltEffect): boolean {
  return OF_THE_BELLY.includes(kindOf(effect));
}

export function isStrongPain(effect: FeltEffect): boolean {
  return isStrong(effect) && PAIN_OF_THE_BELLY.includes(kindOf(effect));
}

export function vomitsTooLong(situation: Situation): boolean {
  return (
    currentSpell(ofKind(situation, 'vomiting'), PAUSE_HOURS, situation.now).hours >= VOMITING_TOO_LONG_HOURS
  );
}

export function hasDiarrheaTooLong(situation: Situation): boolean {
  const { hours, effects } = currentSpell(ofKind(situation, 'diarrhea'), PAUSE_HOURS, situation.now);
  return hours >= (effects.some(isStrong) ? STRONG_DIARRHEA_HOURS : DIARRHEA_HOURS);
}

export function hasStrongPainForHours(situation: Situation): boolean {
  const { hours } = currentSpell(
    records(situation).filter(isStrongPain),
    PERSISTENT_PAIN_HOURS,
    situation.now,
  );
  return isOfTheBelly(situation.effect) && hours >= PERSISTENT_PAIN_HOURS;
}

export function hadStrongPainToday(situation: Situation): boolean {
  return records(situation).some(
    (one) => isStrongPain(one) && hoursSinceEnd(one, situation.now) <= DAY_HOURS,
  );
}

export function vomitedToday(situation: Situation): boolean {
  return ofKind(situation, 'vomiting').some((one) => hoursSinceEnd(one, situation.now) <= DAY_HOURS);
}

/** In these days, whichever came first. */
export function hasConstipation(situation: Situation, fromIntensity: number): boolean {
  return ofKind(situation, 'constipation').some(({ intensity }) => intensity >= fromIntensity);
}

function ofKind(situation: Situation, kind: EffectType): FeltEffect[] {
  return records(situation).filter((effect) => kindOf(effect) === kind);
}

/** One that was just changed stands in for what it was; two different ones may well share a minute. */
function records({ effect, risk }: Situation): FeltEffect[] {
  return [effect, ...risk.recent.filter((one) => !isSameRecord(one, effect))];
}

function isSameRecord(one: FeltEffect, other: FeltEffect): boolean {
  return one.datetime === other.datetime && one.effectType === other.effectType;
}
