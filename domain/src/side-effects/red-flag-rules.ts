import type { EffectType } from './effect-types.ts';
import { isStrong, kindOf, STRONG } from './felt-effect.ts';
import { ANY_SIGN, type Question, type QuestionId } from './questions.ts';
import { questionsFor } from './questions-for.ts';
import { byUrgency, type RedFlag } from './red-flag.ts';
import * as digestive from './digestive-red-flags.ts';
import * as general from './general-red-flags.ts';
import * as sugar from './sugar-red-flags.ts';
import { SOME_SIGN } from './red-flags-without-effect.ts';
import {
  hasConstipation,
  hasDiarrheaTooLong,
  hasStrongPainForHours,
  isDigestive,
  isStrongPain,
  type Situation,
  vomitedToday,
  vomitsTooLong,
} from './situation.ts';
import { isRecent, isPresent } from './when-felt.ts';

interface Answered extends Situation {
  /** The questions that were asked in one list. */
  listed: readonly Question[];
  isYes: (id: QuestionId) => boolean;
  isNo: (id: QuestionId) => boolean;
}

/** A flag concluded only from records, such as a stopped bowel, yields to an answer that contradicts it. */
const RULES: readonly [RedFlag, (answered: Answered) => boolean][] = [
  [general.ALLERGY, ({ isYes }) => isYes('allergy')],
  [sugar.HYPOGLYCEMIA_SEVERE, (answered) => answered.isYes('fainted') && isAboutSugar(answered)],
  [general.FAINTED, ({ isYes }) => isYes('fainted')],
  [general.CHEST, ({ isYes }) => isYes('chest')],
  [general.STROKE, ({ isYes }) => isYes('stroke')],
  [sugar.KETOACIDOSIS, mayBeKetoacidosis],
  [digestive.PANCREATITIS, ({ isYes }) => isYes('pain-persists')],
  [digestive.GALLBLADDER_FEVER, ({ isYes }) => isYes('fever') && (isYes('right-side') || isYes('bile'))],
  [digestive.PAIN_WITH_FEVER, ({ isYes, effect }) => isYes('fever') && isStrongPain(effect)],
  [digestive.LONG_PAIN, (answered) => hasStrongPainForHours(answered) && !answered.isNo('pain-persists')],
  [digestive.GI_SEVERE, (answered) => answered.isYes('vomiting-persists') || vomitsTooLong(answered)],
  [digestive.BLOOD, ({ isYes }) => isYes('blood')],
  [
    digestive.ILEUS,
    (answered) =>
      answered.isYes('bowel-stopped') ||
      (isDigestive(answered.effect) &&
        hasConstipation(answered, STRONG) &&
        vomitedToday(answered) &&
        !answered.isNo('bowel-stopped')),
  ],
  [digestive.JAUNDICE, ({ isYes }) => isYes('yellow')],
  [general.MOOD, ({ isYes }) => isYes('mood')],
  // Low sugar comes before the other flags of the same urgency, because it needs an answer at once.
  [
    sugar.HYPOGLYCEMIA,
    (answered) =>
      mayBeLow(answered) &&
      (answered.isYes('low-sugar') || (isRecordedLow(answered) && isPresent(answered.effect, answered.now))),
  ],
  [general.LOW_PRESSURE, ({ isYes }) => isYes('low-pressure')],
  [digestive.GALLBLADDER, ({ isYes }) => isYes('right-side')],
  [digestive.DARK_URINE, ({ isYes }) => isYes('bile')],
  [digestive.DEHYDRATION, (answered) => answered.isYes('dry') || hasDiarrheaTooLong(answered)],
  [general.SITE_INFECTION, ({ isYes }) => isYes('infection')],
  [general.VISION, ({ isYes }) => isYes('vision')],
  [SOME_SIGN, saysOnlyThatThereIsOne],
  [sugar.HYPOGLYCEMIA_PAST, (answered) => mayBeLow(answered) && isRecordedLow(answered)],
  [sugar.HYPOGLYCEMIA_MILD, isRecordedLow],
  [general.HEART_RATE, ({ isYes }) => isYes('heart')],
  [general.THYROID, ({ isYes }) => isYes('neck')],
];

/**
 * Flags to show now about one effect, or about several felt together, the most urgent first; of two about the same
 * situation the graver stays.
 */
export function redFlagsFor(...together: Situation[]): RedFlag[] {
  const recent = together.filter(({ effect, now }) => isRecent(effect, now));
  // The list counts for one who answered it alone.
  const isListAnswered = recent.some(({ answers }) => answers[ANY_SIGN] !== undefined);
  const listed = isListAnswered ? questionsFor(...recent).listed : [];
  const answered = recent.map((situation) => ({ ...situation, listed, ...readAnswers(situation, listed) }));
  const fired = RULES.filter(([, fires]) => answered.some(fires)).map(([flag]) => flag);
  const covered = new Set(fired.flatMap(({ covers }) => covers ?? []));
  // A patient who is sent for help at once does not need the notice about an unnamed sign.
  if (fired.some(({ urgency }) => urgency === 'emergency')) covered.add(SOME_SIGN.key);
  return fired.filter(({ key }) => !covered.has(key)).toSorted(byUrgency);
}

/** A no to the whole list takes back what was answered below it. */
function readAnswers({ answers }: Situation, listed: readonly Question[]): Pick<Answered, 'isYes' | 'isNo'> {
  const isDenied = (asked: QuestionId) =>
    answers[ANY_SIGN] === false && listed.some(({ id }) => id === asked);
  return {
    isYes: (id) => answers[id] === true && !isDenied(id),
    isNo: (id) => answers[id] === false || isDenied(id),
  };
}

function saysOnlyThatThereIsOne({ answers, listed, isYes, isNo }: Answered): boolean {
  if (answers[ANY_SIGN] !== true) return false;
  return !listed.some(({ id }) => isYes(id)) && !listed.every(({ id }) => isNo(id));
}

function isRecordedLow({ effect }: Situation): boolean {
  return kindOf(effect) === 'hypoglycemia';
}

/** Insulin cannot be ruled out while the medicines are unknown. */
function mayBeLow(answered: Answered): boolean {
  return isStrong(answered.effect) || takesInsulin(answered) !== false;
}

/** A yes of the patient stands: what is recorded may be older than the answer, and incomplete. */
function takesInsulin({ risk, answers }: Answered): boolean | null {
  if (answers['takes-insulin'] === true) return true;
  return risk.hasLowSugarRisk ?? answers['takes-insulin'] ?? null;
}

const OF_KETOACIDOSIS: readonly EffectType[] = ['vomiting', 'abdominal_pain'];

/** The leaflet sends to a doctor at once, also with a normal sugar. Vomiting and pain may be the answer to a question. */
function mayBeKetoacidosis({ effect, risk, isYes }: Answered): boolean {
  const isSigned =
    OF_KETOACIDOSIS.includes(kindOf(effect)) ||
    (kindOf(effect) === 'nausea' && isStrong(effect)) ||
    isYes('vomiting-persists') ||
    isYes('pain-persists');
  return isSigned && (risk.hasKetoacidosisRisk === true || isYes('takes-gliflozin'));
}

function isAboutSugar(answered: Answered): boolean {
  return (
    isRecordedLow(answered) ||
    takesInsulin(answered) === true ||
    (answered.isYes('low-sugar') && mayBeLow(answered))
  );
}
