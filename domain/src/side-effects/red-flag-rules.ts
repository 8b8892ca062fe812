import type { EffectType } from './effect-types.ts';
import { type Question, type RedFlag, URGENCIES } from './red-flag.ts';
import * as belly from './red-flags-of-the-belly.ts';
import * as body from './red-flags-of-the-body.ts';

export interface FeltEffect {
  effectType: EffectType;
  /** 1 to 5. */
  intensity: number;
  /** In minutes. */
  duration: number | null;
}

export interface Situation {
  effect: FeltEffect;
  /** By question; what was not answered is not a yes. */
  answers: Readonly<Record<string, boolean>>;
  recent: {
    /** For how long vomiting has been going on by the latest records; null when there was none. */
    vomitingHours: number | null;
  };
  risk: { takesInsulinOrSulfonylurea: boolean };
}

/** Everything a patient may be warned of, for a page to read at leisure: the last two follow from no effect. */
export const RED_FLAGS: readonly RedFlag[] = [...Object.values(belly), ...Object.values(body)].toSorted(
  byUrgency,
);

const STRONG = 4;
const MODERATE = 3;
const HOUR = 60;
/** The label says 'persistent' and no hours; six are the surgeons' old rule for a pain that has to be seen. */
const PERSISTENT_PAIN_MINUTES = 6 * HOUR;
const VOMITING_TOO_LONG_HOURS = 24;
/** Labels speak of 24 to 48 hours: a strong one is not left for the second day. */
const STRONG_DIARRHEA_MINUTES = 24 * HOUR;
const DIARRHEA_MINUTES = 48 * HOUR;

const PAIN_OF_THE_UPPER_BELLY: readonly EffectType[] = ['abdominal_pain', 'gastritis', 'dyspepsia'];

/** From which intensity of which effect a question is asked; `any` is every effect. */
const ASKED: Record<string, Partial<Record<EffectType | 'any', number>>> = {
  allergy: { any: STRONG, injection_site: 1, other: 1 },
  confused: { hypoglycemia: 1, dizziness: STRONG },
  chest: { dizziness: MODERATE, fatigue: STRONG, gerd: STRONG, other: STRONG },
  'pain-persists': { abdominal_pain: STRONG, gastritis: STRONG, dyspepsia: STRONG },
  'vomiting-persists': { vomiting: 1, nausea: STRONG },
  blood: { vomiting: 1, diarrhea: MODERATE, abdominal_pain: MODERATE, gastritis: MODERATE },
  'bowel-stopped': { constipation: MODERATE, abdominal_distension: MODERATE, abdominal_pain: STRONG },
  jaundice: { any: STRONG, fatigue: MODERATE, abdominal_pain: MODERATE },
  'right-side': { abdominal_pain: MODERATE, dyspepsia: STRONG, gastritis: STRONG },
  fever: { abdominal_pain: MODERATE, dyspepsia: STRONG, gastritis: STRONG },
  mood: { fatigue: STRONG, decreased_appetite: STRONG, other: 1 },
  vision: { headache: 1, dizziness: 1, other: 1 },
  dry: { vomiting: 1, diarrhea: 1, nausea: STRONG, dizziness: MODERATE, decreased_appetite: STRONG },
  'low-sugar': { dizziness: MODERATE, fatigue: MODERATE, headache: STRONG },
  heart: { dizziness: MODERATE, fatigue: MODERATE, other: 1 },
  neck: { other: 1, gerd: MODERATE },
};

/** What is asked after an effect was recorded, the most urgent first. */
export function questionsFor({ effectType, intensity }: FeltEffect): Question[] {
  const byId = new Map(RED_FLAGS.flatMap(({ questions }) => questions ?? []).map((one) => [one.id, one]));
  return Object.entries(ASKED)
    .filter(([, from]) => intensity >= Math.min(from[effectType] ?? Infinity, from.any ?? Infinity))
    .flatMap(([id]) => byId.get(id) ?? []);
}

type Rule = (situation: Situation, isYes: (id: string) => boolean) => boolean;

const RULES: readonly [RedFlag, Rule][] = [
  [body.ALLERGY, (_, isYes) => isYes('allergy')],
  [body.HYPOGLYCEMIA_SEVERE, (_, isYes) => isYes('confused')],
  [body.CHEST, (_, isYes) => isYes('chest')],
  [
    belly.PANCREATITIS,
    ({ effect }, isYes) =>
      isStrong(effect) &&
      PAIN_OF_THE_UPPER_BELLY.includes(effect.effectType) &&
      (isYes('pain-persists') || isYes('fever') || lasts(effect, PERSISTENT_PAIN_MINUTES)),
  ],
  [
    belly.GI_SEVERE,
    ({ effect, recent }, isYes) =>
      isYes('blood') ||
      isYes('vomiting-persists') ||
      (effect.effectType === 'vomiting' &&
        (vomitsTooLong(recent) || lasts(effect, VOMITING_TOO_LONG_HOURS * HOUR))),
  ],
  [
    belly.ILEUS,
    ({ effect, recent }, isYes) =>
      isYes('bowel-stopped') ||
      (effect.effectType === 'constipation' && isStrong(effect) && recent.vomitingHours !== null),
  ],
  [belly.JAUNDICE, (_, isYes) => isYes('jaundice') || (isYes('right-side') && isYes('fever'))],
  [body.MOOD, (_, isYes) => isYes('mood')],
  [belly.GALLBLADDER, (_, isYes) => isYes('right-side') && !isYes('fever') && !isYes('jaundice')],
  [
    belly.DEHYDRATION,
    ({ effect, recent }, isYes) =>
      isYes('dry') ||
      (effect.effectType !== 'vomiting' && vomitsTooLong(recent)) ||
      (effect.effectType === 'diarrhea' &&
        lasts(effect, isStrong(effect) ? STRONG_DIARRHEA_MINUTES : DIARRHEA_MINUTES)),
  ],
  [body.VISION, (_, isYes) => isYes('vision')],
  [
    body.HYPOGLYCEMIA,
    ({ effect, risk }, isYes) =>
      (effect.effectType === 'hypoglycemia' || isYes('low-sugar')) &&
      (risk.takesInsulinOrSulfonylurea || isStrong(effect)) &&
      !isYes('confused'),
  ],
  [body.HEART_RATE, (_, isYes) => isYes('heart') && !isYes('chest')],
  [body.THYROID, (_, isYes) => isYes('neck')],
];

/** What the patient has to know now, the most urgent first; of two that say the same the graver stays. */
export function redFlagsFor(situation: Situation): RedFlag[] {
  const isYes = (id: string) => situation.answers[id] === true;
  return RULES.filter(([, fires]) => fires(situation, isYes))
    .map(([flag]) => flag)
    .toSorted(byUrgency);
}

function isStrong({ intensity }: FeltEffect): boolean {
  return intensity >= STRONG;
}

function lasts({ duration }: FeltEffect, minutes: number): boolean {
  return duration !== null && duration >= minutes;
}

function vomitsTooLong({ vomitingHours }: Situation['recent']): boolean {
  return vomitingHours !== null && vomitingHours >= VOMITING_TOO_LONG_HOURS;
}

function byUrgency(a: RedFlag, b: RedFlag): number {
  return URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency);
}
