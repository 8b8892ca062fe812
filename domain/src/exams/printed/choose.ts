import type { Candidate } from './candidates.ts';
import { fold } from './words.ts';

/** As the report or the profile tells. */
export interface Person {
  sex: 'F' | 'M' | null;
  /** On the day of the exam; null where the birth date is not known. */
  age: number | null;
  /** Of the collection, where the report prints it: some ranges are of the morning only. */
  hour?: number | null;
}

export interface ChosenRange {
  candidate: Candidate | null;
  /** All of them as printed, where none could be chosen. */
  text: string | null;
  doubt: string;
}

const MALE = /\b(home(?:m|ns)|masculinos?|masc|sexo m|machos?)\b|♂/;
const FEMALE = /\b(mulher(?:es)?|femininos?|fem|sexo f)\b|♀|^f\W*$/;
/** 'H', 'M:', '(F)', with or without ages behind. */
const LETTER = /^\(?([hmf])\)?[\s:.-]*(?=\d|$)/;
const SPECIAL =
  /\b(gestantes?|gravid|gravidez|trimestre|recem|neonat|lactentes?|pre-?puberes?|folicular|ovula|lute(?!iniz)|meio do ciclo|menopausa|prematuros?|cordao|grupos? de risco|sem jejum|pos-?prandial|anticoncep|anticoagul|terapeutic|proteses?)/;
const PREFERRED = [
  /\b(normal|normais|desejave|valor de referencia)/,
  /\b(nao diabetic|populacao geral|adequad|suficien|nao reagente|negativ|baixo risco|risco baixo|com jejum|em jejum|jejum|eutireoid|adult)/,
  /\b(otim[oa]s?|idea(?:l|is))\b/,
];
const OUTSIDE =
  /\b(pre-?diabetes|diabetes|diabetic|aumentad|alterad|intermediari|alto|elevad|limitrofe|insuficien|deficien|intoxica|toxic|tolerancia|positiv|indeterminad|reagente|moderad|grave|leve|hipo|hiper|critic|baixo\b|potencial|inflama|excess)/;

/** The range that fits the patient: by sex and age first, then the normal or desirable one of several categories. */
export function chooseRange(printed: readonly Candidate[], person: Person): ChosenRange {
  const middle = middleOf(printed);
  // Without labels they may as well be grades: '< 100', '100 a 125', '> 125'.
  if (middle) return { candidate: middle, text: middle.text, doubt: SEVERAL };
  const candidates = withAgeOfWoman(withRisks(withSexes(printed)), person);
  if (candidates.length === 0) return { candidate: null, text: null, doubt: '' };
  const fitting = candidates.filter((each) => fits(each, person));
  const all = candidates.map((each) => each.text).join('; ');
  if (fitting.length === 0)
    return { candidate: null, text: all, doubt: reasonOf(candidates, person, NO_FIT) };
  const scored = fitting
    .map((candidate, order) => ({ candidate, order, score: scoreOf(candidate, person) }))
    .toSorted((one, other) => other.score - one.score || one.order - other.order);
  const [best, next] = scored;
  const isTie = next && next.score === best!.score && !isSame(best!.candidate, next.candidate);
  // The patient's age is unknown: ranges by age are not chosen between.
  const isByAge = isTie && person.age === null && agesIn(fold(best!.candidate.label)) !== null;
  if (isTie && (best!.score <= 0 || isByAge))
    return { candidate: null, text: all, doubt: reasonOf(candidates, person, SEVERAL) };
  if (best!.score < 0) return { candidate: null, text: all, doubt: NO_FIT };
  const isOfCycle = fitting.some(({ label }) => CYCLE.test(fold(label))) && hasOwnWords(best!.candidate);
  if (isOfCycle) return { candidate: null, text: all, doubt: SEVERAL };
  return { candidate: best!.candidate, text: best!.candidate.text, doubt: isTie ? SEVERAL : '' };
}

const CYCLE = /\b(?:folicular|ovula|lute[ao]|ciclo|menopausa|trimestre)/;
const PLAIN_WORDS =
  /\b(?:nao[ -](?:gravid\w*|gestantes?)|home(?:m|ns)|mulher(?:es)?|masculin\w*|feminin\w*|masc|fem|sexo|adult\w*|anos?|acima|abaixo|maiores|de|a|e|ou|ate|para|normal|normais|valor(?:es)?|referencias?|ref)\b/g;

/** Beside the phases of a cycle a label of other words is likely a phase too: 'Pico do meio', 'Periovulatório'. */
function hasOwnWords({ label }: Candidate): boolean {
  return /[a-z]{3}/.test(fold(label).replace(PLAIN_WORDS, ''));
}

/** '< 70', '70 a 99' and '> 99' side by side, without labels, look like low, normal and high. */
function middleOf(candidates: readonly Candidate[]): Candidate | null {
  const [low, middle, high] = candidates.map(({ range }) => range);
  const isRow =
    candidates.length === 3 &&
    candidates.every(({ label }) => fold(label).trim() === '') &&
    low!.low === null &&
    high!.high === null &&
    low!.high === middle!.low &&
    high!.low === middle!.high;
  return isRow ? candidates[1]! : null;
}

/** 'M' is 'mulheres' beside 'H' and 'masculino' beside 'F'; alone it may be either and says nothing. */
function withSexes(candidates: readonly Candidate[]): readonly Candidate[] {
  const plain = candidates.map(({ label }) => fold(label));
  const letters = plain.map((label) => LETTER.exec(label)?.[1] ?? null);
  const hasMen = letters.includes('h') || plain.some((label) => MALE.test(label));
  const hasWomen = letters.includes('f') || plain.some((label) => FEMALE.test(label));
  const words: Record<string, string> = { f: 'mulheres' };
  if (hasMen && !hasWomen) words.m = 'mulheres';
  if (hasWomen && !hasMen) words.m = 'homens';
  if (hasWomen || letters.includes('m')) words.h = 'homens';
  return candidates.map((each, at) => {
    const word = words[letters[at] ?? ''];
    return word ? { ...each, label: `${word} ${each.label}` } : each;
  });
}

const RISKS = ['baixo', 'intermediario', 'alto'];

/** 'Baixo: inferior a 130', 'Intermediário: inferior a 100', 'Alto: …' are goals by the risk of the heart. */
function withRisks(candidates: readonly Candidate[]): readonly Candidate[] {
  const plain = candidates.map(({ label }) =>
    fold(label)
      .replace(/[^a-z ]/g, '')
      .trim(),
  );
  const limits = RISKS.map((risk) => candidates[plain.indexOf(risk)]?.range);
  const isFalling = limits.every(
    (range, at) => range?.low === null && (at === 0 || (range.high ?? 0) < (limits[at - 1]?.high ?? 0)),
  );
  return isFalling ? candidates.map((each) => ({ ...each, label: `Risco ${each.label}` })) : candidates;
}

/** In years: at these ages a range after or before the menopause is the woman's own. */
const SURELY_AFTER = 60;
const SURELY_BEFORE = 40;

function withAgeOfWoman(candidates: readonly Candidate[], { sex, age }: Person): readonly Candidate[] {
  if (sex !== 'F' || age === null || (age >= SURELY_BEFORE && age < SURELY_AFTER)) return candidates;
  const own = age >= SURELY_AFTER ? /p[oó]s-?\s?menop\S*/i : /pr[eé]-?\s?menop\S*/i;
  return candidates.map((each) => ({ ...each, label: each.label.replace(own, '') }));
}

const NO_FIT = 'Confirme a faixa de referência: nenhuma das impressas se encaixa claramente.';
const NO_SEX = 'Confirme a faixa de referência: ela depende do sexo, que não foi encontrado no laudo.';
const NO_AGE = 'Confirme a faixa de referência: ela depende da idade, que não foi encontrada no laudo.';
const SEVERAL = 'Confirme a faixa de referência: o laudo traz mais de uma.';

function reasonOf(candidates: readonly Candidate[], { sex, age }: Person, otherwise: string): string {
  const labels = candidates.map(({ label }) => fold(label));
  if (sex === null && labels.some((label) => sexIn(label) !== null)) return NO_SEX;
  return age === null && labels.some((label) => agesIn(label) !== null) ? NO_AGE : otherwise;
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.range.low === other.range.low && one.range.high === other.range.high;
}

const TEENAGER = 12;
const GROWN = /\b(?:home(?:m|ns)|mulher(?:es)?)\b/;

function fits({ label }: Candidate, { sex, age, hour }: Person): boolean {
  const own = sexIn(label);
  if (own !== null && own !== sex) return false;
  const hours = hoursIn(fold(label));
  if (hours && hour != null && (hour < hours.from || hour > hours.to)) return false;
  const ages = agesIn(fold(label));
  if (ages && age !== null && (age < ages.from || age > ages.to)) return false;
  // 'Homens' are no boys: where a child has no range of its own, none is chosen.
  if (age !== null && age < TEENAGER && !ages && GROWN.test(fold(label))) return false;
  return !(ages && age === null && ages.to < 18);
}

function scoreOf({ label }: Candidate, { age, hour }: Person): number {
  // 'Conforme o risco cardiovascular: baixo'.
  const plain = fold(label).replace(/\brisco [a-z ]*: ?baixo\b/, 'risco baixo');
  let score = 0;
  if (sexIn(label) !== null) score += 4;
  const ages = age === null ? null : agesIn(plain);
  // 'Acima de 60 anos' says more than 'Adultos'.
  if (ages) score += ages.from > 18 || ages.to < 150 ? 7 : 4;
  if (hoursIn(plain) && hour != null) score += 4;
  const rank = PREFERRED.findIndex((words) => words.test(plain));
  const isOutside = OUTSIDE.test(plain.replace(/risco baixo|baixo risco|nao reagente|nao diabetic\w*/g, ''));
  if (rank >= 0 && !/sem jejum/.test(plain)) score += 3 - rank;
  else if (isOutside) score -= 8;
  if (
    SPECIAL.test(
      plain.replace(
        /com ou sem jejum|nao[ -](?:gravid\w*|gestantes?)|idosos? (?:e|ou) grupos? de risco/g,
        '',
      ),
    )
  )
    score -= 10;
  if (/\bidosos?\b/.test(plain) && age === null) score -= 10;
  return score;
}

/** The one sex that a label names. */
export function sexIn(label: string): 'F' | 'M' | null {
  const plain = fold(label);
  const [male, female] = [MALE.test(plain), FEMALE.test(plain)];
  return male === female ? null : male ? 'M' : 'F';
}

/** A heading of ranges: whom they are for, or what they mean ('Homens', '20 a 49 anos', 'Desejável'). */
export function isGroup(label: string): boolean {
  const plain = fold(label).trim();
  return (
    [MALE, FEMALE, /^m$/, SPECIAL, OUTSIDE, ...PREFERRED].some((words) => words.test(plain)) || hasAges(plain)
  );
}

function hasAges(plain: string): boolean {
  return /\b(?:anos?|meses|dias|semanas)\b/.test(plain) || /\b(?:adult|crianca)/.test(plain);
}

/** The ages a label names, in years: '20 a 49 anos', 'acima de 60 anos', 'adultos'. */
function agesIn(label: string): { from: number; to: number } | null {
  const between = /(\d+)\s*(?:anos?)?\s*(?:a|ate|e|-)\s*(\d+)\s*(?:anos?|a\b)/.exec(label);
  if (between) return { from: Number(between[1]), to: Number(between[2]) };
  const from = /(?:acima de|maior(?:es)? (?:de|que)|a partir de|>=?|superior a)\s*(\d+)\s*anos?/.exec(label);
  const more = /(\d+)\s*anos?\s+(?:ou|e) mais/.exec(label);
  if (from ?? more) return { from: Number((from ?? more)![1]), to: 150 };
  const to =
    /(?:ate|abaixo de|menor(?:es)? (?:de|que)|<=?|inferior a)\s*(\d+)\s*(anos?|meses|mes|dias?)/.exec(label);
  if (to) return { from: 0, to: /ano/.test(to[2]!) ? Number(to[1]) : 1 };
  const young = /(\d+)\s*(?:a|ate|-)\s*(\d+)\s*(?:meses|dias|semanas)/.exec(label);
  if (young) return { from: 0, to: 1 };
  if (/\bcriancas?\b/.test(label)) return { from: 0, to: /\badult/.test(label) ? 150 : TEENAGER };
  if (/\badult/.test(label)) return { from: 18, to: 150 };
  if (/\bidosos?\b/.test(label)) return { from: 60, to: 150 };
  return null;
}

/** The hours of the day a label names: 'Manhã (7h às 10h)', 'das 16 às 20 horas', 'Tarde'. */
function hoursIn(label: string): { from: number; to: number } | null {
  // 'Jejum de 8 a 12 horas' is no hour of the day.
  if (/\bjejum\b/.test(label)) return null;
  const between =
    /(\d{1,2})\s*(?:h\w*|:\d{2})?\s*(?:as|a|e|-)\s*(\d{1,2})\s*(?:h\b|h\d|hs\b|horas?\b|:\d{2})/.exec(label);
  if (between) return { from: Number(between[1]), to: Number(between[2]) };
  if (/\b(?:manha|matinal|matutin[oa])\b/.test(label)) return { from: 5, to: 12 };
  return /\b(?:tarde|vespertin[oa])\b/.test(label) ? { from: 12, to: 20 } : null;
}
