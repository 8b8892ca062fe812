import type { EffectType } from './effect-types.ts';
import { isStrong, kindOf, STRONG } from './felt-effect.ts';
import { type Question, type QuestionId, questionOf } from './questions.ts';
import {
  hadStrongPainToday,
  hasConstipation,
  isOfTheBelly,
  type Situation,
  vomitedToday,
  vomitsTooLong,
} from './situation.ts';
import { typedSigns } from './typed-signs.ts';
import { isOfTheseDays, isPresent } from './when-felt.ts';

const MODERATE = 3;
/** With the one about the list there are about five: more is an interrogation. */
const MOST_IN_SIGHT = 4;

/** From which intensity on a question is asked, the most telling first. */
const ASKED: Partial<Record<EffectType, readonly [QuestionId, number][]>> = {
  nausea: [
    ['pain-persists', STRONG],
    ['vomiting-persists', STRONG],
    ['dry', STRONG],
  ],
  vomiting: [
    ['vomiting-persists', 1],
    ['blood', 1],
    ['pain-persists', 1],
    ['dry', 1],
  ],
  diarrhea: [
    ['dry', 1],
    ['blood', MODERATE],
    ['pain-persists', STRONG],
  ],
  constipation: [['bowel-stopped', MODERATE]],
  fatigue: [
    ['low-sugar', MODERATE],
    ['heart', MODERATE],
    ['yellow', MODERATE],
    ['mood', STRONG],
  ],
  headache: [
    ['vision', 1],
    ['low-sugar', STRONG],
  ],
  abdominal_pain: [
    ['pain-persists', MODERATE],
    ['right-side', MODERATE],
    ['fever', MODERATE],
    ['bowel-stopped', STRONG],
    ['blood', MODERATE],
    ['yellow', MODERATE],
    ['bile', MODERATE],
  ],
  dyspepsia: [
    ['pain-persists', STRONG],
    ['right-side', STRONG],
    ['fever', STRONG],
    ['bile', STRONG],
  ],
  gastritis: [
    ['blood', MODERATE],
    ['pain-persists', STRONG],
    ['right-side', STRONG],
    ['fever', STRONG],
    ['bile', STRONG],
  ],
  gerd: [
    ['chest', STRONG],
    ['neck', MODERATE],
  ],
  abdominal_distension: [
    ['bowel-stopped', MODERATE],
    ['pain-persists', STRONG],
  ],
  decreased_appetite: [
    ['dry', STRONG],
    ['mood', STRONG],
  ],
  dizziness: [
    ['fainted', MODERATE],
    ['low-sugar', MODERATE],
    ['dry', MODERATE],
    ['heart', MODERATE],
    ['chest', MODERATE],
    ['vision', 1],
  ],
  injection_site: [['allergy', 1]],
  hypoglycemia: [['fainted', 1]],
};

/** Asked in one list of whatever is strong, and of everything Leveza has no name for. */
const GRAVE: readonly QuestionId[] = [
  'allergy',
  'chest',
  'fainted',
  'pain-persists',
  'blood',
  'yellow',
  'vision',
];
const OF_AN_UNKNOWN: readonly QuestionId[] = ['vomiting-persists', 'heart', 'neck'];

export interface AskedQuestions {
  /** Asked one by one, the most telling first. */
  inSight: readonly Question[];
  /** Asked at once; their own questions only follow a yes. */
  listed: readonly Question[];
}

const NOTHING: AskedQuestions = { inSight: [], listed: [] };

export function questionsFor(situation: Situation): AskedQuestions {
  if (!isOfTheseDays(situation.effect, situation.now)) return NOTHING;
  const ids = withoutRepeats([
    ...ofTheRecords(situation),
    ...ofTheName(situation),
    ...ofTheKind(situation),
  ]).filter((id) => matters(id, situation));
  const rest = withoutRepeats([...ids, ...ofTheList(situation)]).slice(Math.min(ids.length, MOST_IN_SIGHT));
  const inSight = ids.slice(0, MOST_IN_SIGHT);
  // A list of one is a question.
  if (rest.length === 1) inSight.push(...rest.splice(0));
  return {
    inSight: withInsulin(inSight, situation).map(questionOf),
    listed: withInsulin(rest, situation).map(questionOf),
  };
}

/** What earlier records make worth asking. */
function ofTheRecords(situation: Situation): QuestionId[] {
  const { effect } = situation;
  if (!isOfTheBelly(effect)) return [];
  const ids: QuestionId[] = [];
  if (hadStrongPainToday(situation)) ids.push('pain-persists');
  const isMatchedByVomit = vomitedToday(situation) && hasConstipation(situation, 1);
  const isConstipatedAndMore = kindOf(effect) !== 'constipation' && hasConstipation(situation, MODERATE);
  if (isMatchedByVomit || isConstipatedAndMore) ids.push('bowel-stopped');
  return ids;
}

function ofTheName({ effect }: Situation): QuestionId[] {
  return effect.effectType === 'other' ? typedSigns(effect.otherName) : [];
}

function ofTheKind({ effect, now }: Situation): QuestionId[] {
  const kind = kindOf(effect);
  const ids = (ASKED[kind] ?? []).filter(([, from]) => effect.intensity >= from).map(([id]) => id);
  // Of one that has ended it has to be known whether it is back.
  return kind === 'hypoglycemia' && !isPresent(effect, now) ? [...ids, 'low-sugar'] : ids;
}

function ofTheList({ effect }: Situation): readonly QuestionId[] {
  if (effect.effectType !== 'other') return isStrong(effect) ? GRAVE : [];
  const ofMood: QuestionId[] = effect.intensity >= MODERATE ? ['mood'] : [];
  return [...GRAVE, ...OF_AN_UNKNOWN, ...ofMood];
}

/** Only what can still change what is told. */
function matters(id: QuestionId, situation: Situation): boolean {
  if (id === 'vomiting-persists') return !vomitsTooLong(situation);
  if (id === 'low-sugar') {
    return isStrong(situation.effect) || situation.risk.takesInsulinOrSulfonylurea !== false;
  }
  return true;
}

/** Asked beside the low sugar it decides about, and only while nothing recorded says it. */
function withInsulin(ids: readonly QuestionId[], situation: Situation): QuestionId[] {
  const { effect, answers, risk } = situation;
  if (risk.takesInsulinOrSulfonylurea !== null || isStrong(effect)) return [...ids];
  const isRecorded = kindOf(effect) === 'hypoglycemia';
  return ids.flatMap((id) => {
    const decides = isRecorded ? id === 'fainted' : id === 'low-sugar' && answers['low-sugar'] === true;
    return decides ? [id, 'takes-insulin'] : [id];
  });
}

/** Dark urine is asked about in two of them, and no patient is asked twice. */
function withoutRepeats(ids: readonly QuestionId[]): QuestionId[] {
  const [dry, bile] = [ids.indexOf('dry'), ids.indexOf('bile')];
  const second = dry >= 0 && bile >= 0 ? (dry < bile ? 'bile' : 'dry') : null;
  return [...new Set(ids)].filter((id) => id !== second);
}
