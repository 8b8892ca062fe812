import type { EffectType } from './effect-types.ts';
import { type FeltEffect, isStrong, kindOf } from './felt-effect.ts';
import type { Answers } from './questions.ts';
import { currentSpell, hoursSinceEnd } from './when-felt.ts';

/** Everything the rules need; none of it is asked of a server. */
export interface Situation {
  effect: FeltEffect;
  answers: Answers;
  risk: {
    /** Null when nothing recorded says it. */
    hasLowSugarRisk: boolean | null;
    /** Null when nothing recorded says it. */
    hasKetoacidosisRisk: boolean | null;
    /** Effects of the last 72 hours; the effect itself may be among them. */
    recent: readonly FeltEffect[];
    /** No record of these days could be read: a strong pain or a constipation may be among them. */
    isRecentUnknown?: boolean;
  };
  now: Date;
}

/** Every one of several effects felt together is judged as itself, with the others among the records of these days. */
export function situationsOf(
  effects: readonly FeltEffect[],
  { risk, ...known }: Omit<Situation, 'effect'>,
): Situation[] {
  return effects.map((effect) => ({
    ...known,
    effect,
    risk: { ...risk, recent: [...effects.filter((one) => one !== effect), ...risk.recent] },
  }));
}

const DAY_HOURS = 24;
/**
 * A night's sleep between two bouts is no end of the vomiting: eight hours of sleep with an evening and a morning
 * around them. The pause is well below a day, so that vomiting once every morning does not count as 'without a pause'.
 */
const PAUSE_HOURS = 16;
/** The sources say 'persistent' and no hours; six are ours, and the notice that follows says so. */
const PERSISTENT_PAIN_HOURS = 6;
const VOMITING_TOO_LONG_HOURS = 24;
/** The source speaks of 24 to 48 hours: a strong one is not left for the second day. */
const STRONG_DIARRHEA_HOURS = 24;
const DIARRHEA_HOURS = 48;
/** An effect recorded once a day goes on: a day and a morning may lie between two records of it. */
const DAILY_PAUSE_HOURS = 30;
const LONG_HOURS = 24;
/** The NHS has a pain of the gallbladder seen after 8 hours. */
const LONG_PAIN_HOURS = 8;

const DIGESTIVE_PAIN: readonly EffectType[] = ['abdominal_pain', 'gastritis', 'dyspepsia'];
const DIGESTIVE_EFFECTS: readonly EffectType[] = [
  ...DIGESTIVE_PAIN,
  'nausea',
  'vomiting',
  'constipation',
  'abdominal_distension',
];

export function isDigestive(effect: FeltEffect): boolean {
  return DIGESTIVE_EFFECTS.includes(kindOf(effect));
}

export function isStrongPain(effect: FeltEffect): boolean {
  return isStrong(effect) && DIGESTIVE_PAIN.includes(kindOf(effect));
}

/** Whether the effect stays for so long that it is asked about, however mild. */
export function lastsLong(situation: Situation): boolean {
  const kind = kindOf(situation.effect);
  const { hours } = currentSpell(ofKind(situation, kind), DAILY_PAUSE_HOURS, situation.now);
  return hours >= (DIGESTIVE_PAIN.includes(kind) ? LONG_PAIN_HOURS : LONG_HOURS);
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
  return isDigestive(situation.effect) && hours >= PERSISTENT_PAIN_HOURS;
}

export function hadStrongPainToday(situation: Situation): boolean {
  return records(situation).some(
    (one) => isStrongPain(one) && hoursSinceEnd(one, situation.now) <= DAY_HOURS,
  );
}

export function vomitedToday(situation: Situation): boolean {
  return ofKind(situation, 'vomiting').some((one) => hoursSinceEnd(one, situation.now) <= DAY_HOURS);
}

/** Constipation in these days, before or after the effect. */
export function hasConstipation(situation: Situation, fromIntensity: number): boolean {
  return ofKind(situation, 'constipation').some(({ intensity }) => intensity >= fromIntensity);
}

function ofKind(situation: Situation, kind: EffectType): FeltEffect[] {
  return records(situation).filter((effect) => kindOf(effect) === kind);
}

/** The edited effect replaces its old record; two different effects may share a minute. */
function records({ effect, risk }: Situation): FeltEffect[] {
  return [effect, ...risk.recent.filter((one) => !isSameRecord(one, effect))];
}

function isSameRecord(one: FeltEffect, other: FeltEffect): boolean {
  return one.datetime === other.datetime && kindOf(one) === kindOf(other);
}
