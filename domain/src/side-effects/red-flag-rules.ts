import { isStrong, kindOf, STRONG } from './felt-effect.ts';
import { ANY_SIGN, type QuestionId } from './questions.ts';
import { questionsFor } from './questions-for.ts';
import { byUrgency, type RedFlag } from './red-flag.ts';
import * as belly from './red-flags-of-the-belly.ts';
import * as body from './red-flags-of-the-body.ts';
import { SOME_SIGN } from './red-flags-without-effect.ts';
import {
  hasConstipation,
  hasDiarrheaTooLong,
  hasStrongPainForHours,
  isOfTheBelly,
  isStrongPain,
  type Situation,
  vomitedToday,
  vomitsTooLong,
} from './situation.ts';
import { isOfTheseDays, isPresent } from './when-felt.ts';

interface Told extends Situation {
  isYes: (id: QuestionId) => boolean;
  isNo: (id: QuestionId) => boolean;
}

/** What is only concluded from records, as a stopped bowel, gives way to an answer that says otherwise. */
const RULES: readonly [RedFlag, (told: Told) => boolean][] = [
  [body.ALLERGY, ({ isYes }) => isYes('allergy')],
  [body.HYPOGLYCEMIA_SEVERE, (told) => told.isYes('fainted') && isAboutSugar(told)],
  [body.FAINTED, ({ isYes }) => isYes('fainted')],
  [body.CHEST, ({ isYes }) => isYes('chest')],
  [belly.PANCREATITIS, ({ isYes }) => isYes('pain-persists')],
  [belly.GALLBLADDER_FEVER, ({ isYes }) => isYes('fever') && (isYes('right-side') || isYes('bile'))],
  [belly.PAIN_WITH_FEVER, ({ isYes, effect }) => isYes('fever') && isStrongPain(effect)],
  [belly.LONG_PAIN, (told) => hasStrongPainForHours(told) && !told.isNo('pain-persists')],
  [belly.GI_SEVERE, (told) => told.isYes('vomiting-persists') || vomitsTooLong(told)],
  [belly.BLOOD, ({ isYes }) => isYes('blood')],
  [
    belly.ILEUS,
    (told) =>
      told.isYes('bowel-stopped') ||
      (isOfTheBelly(told.effect) &&
        hasConstipation(told, STRONG) &&
        vomitedToday(told) &&
        !told.isNo('bowel-stopped')),
  ],
  [belly.JAUNDICE, ({ isYes }) => isYes('yellow')],
  [body.MOOD, ({ isYes }) => isYes('mood')],
  // Sugar cannot wait for what else has to be seen today.
  [
    body.HYPOGLYCEMIA,
    (told) =>
      mayBeLow(told) &&
      (told.isYes('low-sugar') || (isRecordedLow(told) && isPresent(told.effect, told.now))),
  ],
  [belly.GALLBLADDER, ({ isYes }) => isYes('right-side')],
  [belly.DARK_URINE, ({ isYes }) => isYes('bile')],
  [belly.DEHYDRATION, (told) => told.isYes('dry') || hasDiarrheaTooLong(told)],
  [body.VISION, ({ isYes }) => isYes('vision')],
  [SOME_SIGN, saysOnlyThatThereIsOne],
  [body.HYPOGLYCEMIA_PAST, (told) => mayBeLow(told) && isRecordedLow(told)],
  [body.HEART_RATE, ({ isYes }) => isYes('heart')],
  [body.THYROID, ({ isYes }) => isYes('neck')],
];

/** What the patient has to know now, the most urgent first; of two about the same situation the graver stays. */
export function redFlagsFor(situation: Situation): RedFlag[] {
  if (!isOfTheseDays(situation.effect, situation.now)) return [];
  const told = { ...situation, ...readAnswers(situation) };
  const fired = RULES.filter(([, fires]) => fires(told)).map(([flag]) => flag);
  const covered = new Set(fired.flatMap(({ covers }) => covers ?? []));
  // Whoever is sent for help anyhow need not be told that something else may be a sign too.
  if (fired.some(({ urgency }) => urgency === 'emergency')) covered.add(SOME_SIGN.key);
  return fired.filter(({ key }) => !covered.has(key)).toSorted(byUrgency);
}

/** A no to the whole list takes back what was answered below it. */
function readAnswers(situation: Situation): Pick<Told, 'isYes' | 'isNo'> {
  const { answers } = situation;
  const denied = new Set(
    answers[ANY_SIGN] === false ? questionsFor(situation).listed.map(({ id }) => id) : [],
  );
  return {
    isYes: (id) => answers[id] === true && !denied.has(id),
    isNo: (id) => answers[id] === false || denied.has(id),
  };
}

function saysOnlyThatThereIsOne(told: Told): boolean {
  if (told.answers[ANY_SIGN] !== true) return false;
  const { listed } = questionsFor(told);
  return !listed.some(({ id }) => told.isYes(id)) && !listed.every(({ id }) => told.isNo(id));
}

function isRecordedLow({ effect }: Situation): boolean {
  return kindOf(effect) === 'hypoglycemia';
}

/** What nobody knows may be the dangerous medicine. */
function mayBeLow(told: Told): boolean {
  return isStrong(told.effect) || takesInsulin(told) !== false;
}

function takesInsulin({ risk, answers }: Told): boolean | null {
  return risk.takesInsulinOrSulfonylurea ?? answers['takes-insulin'] ?? null;
}

function isAboutSugar(told: Told): boolean {
  return isRecordedLow(told) || takesInsulin(told) === true || (told.isYes('low-sugar') && mayBeLow(told));
}
