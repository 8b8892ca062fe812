import type { EffectType } from './effect-types.ts';
import { isStrong, kindOf, STRONG } from './felt-effect.ts';
import { type Question, type QuestionId, questionOf } from './questions.ts';
import {
  hadStrongPainToday,
  hasConstipation,
  isDigestive,
  lastsLong,
  type Situation,
  vomitedToday,
  vomitsTooLong,
} from './situation.ts';
import { typedSigns } from './typed-signs.ts';
import { isRecent, isPresent } from './when-felt.ts';

const MODERATE = 3;
/** Together with the list these make about five questions; more would feel like an interrogation. */
const MOST_IN_SIGHT = 4;

/** The lowest intensity at which each question is asked, the most telling question first. */
const LEAST_INTENSITY: Partial<Record<EffectType, readonly [QuestionId, number][]>> = {
  nausea: [
    ['pain-persists', STRONG],
    ['vomiting-persists', STRONG],
    ['takes-gliflozin', STRONG],
    ['dry', STRONG],
  ],
  vomiting: [
    ['vomiting-persists', 1],
    ['takes-gliflozin', 1],
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
    ['takes-gliflozin', 1],
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
    ['low-pressure', 1],
    ['low-sugar', MODERATE],
    ['dry', MODERATE],
    ['heart', MODERATE],
    ['chest', MODERATE],
    ['vision', 1],
  ],
  injection_site: [
    ['allergy', 1],
    ['infection', 1],
  ],
  hypoglycemia: [['fainted', 1]],
};

/** Signs asked in one list about a strong effect, or about one that Leveza has no name for. */
const GRAVE: readonly QuestionId[] = [
  'allergy',
  'chest',
  'stroke',
  'fainted',
  'pain-persists',
  'blood',
  'yellow',
  'vision',
];
const UNKNOWN_EFFECT: readonly QuestionId[] = ['vomiting-persists', 'heart', 'neck'];

export interface AskedQuestions {
  /** Questions asked one by one, the most telling first. */
  inSight: readonly Question[];
  /** Signs asked in one list; a yes opens their own questions. */
  listed: readonly Question[];
}

const NOTHING: AskedQuestions = { inSight: [], listed: [] };

/** The questions about one effect, or about several felt together: each is asked once for all of them. */
export function questionsFor(...together: Situation[]): AskedQuestions {
  const recent = together.filter(({ effect, now }) => isRecent(effect, now));
  if (recent.length === 0) return NOTHING;
  const ids = withoutRepeats(inTurns(recent.map(askedOneByOne)));
  const rest = withoutRepeats([...ids, ...recent.flatMap(askedInList)]).slice(
    Math.min(ids.length, MOST_IN_SIGHT),
  );
  const inSight = ids.slice(0, MOST_IN_SIGHT);
  // A list with one sign is asked as a question of its own.
  if (rest.length === 1) inSight.push(...rest.splice(0));
  const seen = withInsulin(inSight, recent);
  const listed = withInsulin(rest, recent).filter((id) => !seen.includes(id));
  return { inSight: seen.map(questionOf), listed: listed.map(questionOf) };
}

function askedOneByOne(situation: Situation): QuestionId[] {
  return withoutRepeats([
    ...askedByRecords(situation),
    ...askedByName(situation),
    ...askedByKind(situation),
  ]).filter((id) => canChangeResult(id, situation));
}

/** The most telling question of every effect comes before the second one of any. */
function inTurns(lists: readonly QuestionId[][]): QuestionId[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((ids) => ids.slice(turn, turn + 1)),
  ).flat();
}

/** Earlier records can make a question necessary; unknown ones make all of these necessary. */
function askedByRecords(situation: Situation): QuestionId[] {
  const { effect, risk } = situation;
  if (!isDigestive(effect)) return [];
  if (risk.isRecentUnknown) return ['pain-persists', 'bowel-stopped'];
  const ids: QuestionId[] = [];
  if (hadStrongPainToday(situation)) ids.push('pain-persists');
  const isMatchedByVomit = vomitedToday(situation) && hasConstipation(situation, 1);
  const isConstipatedAndMore = kindOf(effect) !== 'constipation' && hasConstipation(situation, MODERATE);
  if (isMatchedByVomit || isConstipatedAndMore) ids.push('bowel-stopped');
  return ids;
}

function askedByName({ effect }: Situation): QuestionId[] {
  return effect.effectType === 'other' ? typedSigns(effect.otherName) : [];
}

function askedByKind(situation: Situation): QuestionId[] {
  const { effect, now } = situation;
  const kind = kindOf(effect);
  // A mild effect that stays is asked about as a strong one is; self-harm is still asked only of a strong one.
  const isLong = lastsLong(situation);
  const ids = (LEAST_INTENSITY[kind] ?? [])
    .filter(([id, from]) => effect.intensity >= from || (isLong && id !== 'mood'))
    .map(([id]) => id);
  // A low sugar that has ended may be back.
  return kind === 'hypoglycemia' && !isPresent(effect, now) ? [...ids, 'low-sugar'] : ids;
}

function askedInList({ effect }: Situation): readonly QuestionId[] {
  if (effect.effectType !== 'other') return isStrong(effect) ? GRAVE : [];
  const mood: QuestionId[] = effect.intensity >= MODERATE ? ['mood'] : [];
  return [...GRAVE, ...UNKNOWN_EFFECT, ...mood];
}

/** Leaves out questions whose answer cannot change the result. */
function canChangeResult(id: QuestionId, situation: Situation): boolean {
  if (id === 'vomiting-persists') return !vomitsTooLong(situation);
  if (id === 'takes-gliflozin') return situation.risk.hasKetoacidosisRisk === null;
  if (id === 'low-sugar') {
    return isStrong(situation.effect) || situation.risk.hasLowSugarRisk !== false;
  }
  return true;
}

/** Insulin is asked about beside the low sugar it decides about, and only while no record answers it. */
function withInsulin(ids: readonly QuestionId[], together: readonly Situation[]): QuestionId[] {
  const withIt = ids.flatMap((id): QuestionId[] =>
    together.some((situation) => isDecidedByInsulin(id, situation)) ? [id, 'takes-insulin'] : [id],
  );
  return [...new Set(withIt)];
}

function isDecidedByInsulin(id: QuestionId, { effect, answers, risk }: Situation): boolean {
  if (risk.hasLowSugarRisk !== null || isStrong(effect)) return false;
  if (kindOf(effect) === 'hypoglycemia') return id === 'fainted';
  return id === 'low-sugar' && answers['low-sugar'] === true;
}

/** Two of the questions ask about dark urine; only the first of them is asked. */
function withoutRepeats(ids: readonly QuestionId[]): QuestionId[] {
  const [dry, bile] = [ids.indexOf('dry'), ids.indexOf('bile')];
  const second = dry >= 0 && bile >= 0 ? (dry < bile ? 'bile' : 'dry') : null;
  return [...new Set(ids)].filter((id) => id !== second);
}
