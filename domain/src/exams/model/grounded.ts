import { findAnalyte } from '../analytes.ts';
import { criticalSide } from '../critical.ts';
import { printedValue } from '../printed/for-person.ts';
import { numberOf, NUMBER_PATTERN } from '../printed/number.ts';
import { fold, tidy } from '../printed/words.ts';
import type { ResultFlag } from '../states.ts';
import { isOutside } from '../status.ts';
import { inOwnUnit } from '../units.ts';
import { claimOf, isTrueOf } from './claims.ts';

/** The words of a model about the values of one exam. */
export interface ModelText {
  summary: string;
  concerns: string[];
  recommendations: string[];
}

export interface KnownResult {
  key: string | null;
  parameter: string;
  value: string;
  unit: string | null;
  referenceRange: string | null;
  refLow: number | null;
  refHigh: number | null;
  flag: ResultFlag | null;
}

const MOST_SENTENCES = 6;
const LONGEST = 300;
const LONGEST_NAME = 60;
/** A recommendation says whom to ask; anything else would be advice of a machine. */
const WHOM_TO_ASK =
  /\b(?:medic[oa]s?|profissiona(?:l|is)|consultas?|nutricionistas?|equipe|laudo|laboratorio)\b/;

/**
 * The part of a model's words that holds against the values of the exam. A sentence stays only if it names a value, its
 * numbers are printed beside the named values, it agrees with their flags, and it holds no diagnosis and no advice on
 * medicines. Null where no sentence stays: then Leveza's own sentences stand.
 */
export function groundedText(text: ModelText, results: readonly KnownResult[]): ModelText | null {
  const summary = sentencesOf(text.summary).filter((each) => isGrounded(each, results));
  const concerns = text.concerns
    .map(tidy)
    .filter((each) => isGrounded(each, results) && namedIn(each, results).named.some(isConcern));
  const recommendations = text.recommendations.map(tidy).filter((each) => isAskingAdvice(each, results));
  if (summary.length === 0 && concerns.length === 0 && recommendations.length === 0) return null;
  return {
    summary: summary.slice(0, MOST_SENTENCES).join(' '),
    concerns: [...new Set(concerns)].slice(0, MOST_SENTENCES),
    recommendations: [...new Set(recommendations)].slice(0, MOST_SENTENCES),
  };
}

const isConcern = ({ flag }: KnownResult) => isOutside(flag);
const sentencesOf = (text: string) => tidy(text.replaceAll(/\s+/g, ' ')).split(/(?<=[.!?;])\s+/);

function isGrounded(sentence: string, results: readonly KnownResult[]): boolean {
  const { named, rest } = namedIn(sentence, results);
  if (!isAllowed(sentence, rest, named)) return false;
  const claim = claimOf(rest);
  if (claim === null) return false;
  if (named.length > 0) return named.every((result) => isTrueOf(claim, sideOf(result)));
  return claim === 'in' && /\btod[oa]s\b/.test(rest) && results.every(({ flag }) => flag === 'normal');
}

function isAskingAdvice(sentence: string, results: readonly KnownResult[]): boolean {
  const { named, rest } = namedIn(sentence, results);
  if (!isAllowed(sentence, rest, named) || !WHOM_TO_ASK.test(rest)) return false;
  return claimOf(rest) === 'none' || isGrounded(sentence, results);
}

/** A critical value lies on one side: calling it by the other would be the opposite of the truth. */
function sideOf({ key, value, unit, flag }: KnownResult): ResultFlag | null {
  const analyte = findAnalyte(key);
  const read = printedValue(value);
  if (flag !== 'critical' || !analyte || !read) return flag;
  const amount = inOwnUnit(analyte, read.value, unit);
  return (amount === null ? null : criticalSide(key, amount, read.comparator)) ?? flag;
}

/** `rest` is the sentence without the names of values: 'Insulina' is a result, 'insulina' elsewhere a medicine. */
function isAllowed(sentence: string, rest: string, named: readonly KnownResult[]): boolean {
  if (sentence.length === 0 || sentence.length > LONGEST || isForbidden(rest)) return false;
  const known = new Set(named.flatMap(numbersOf));
  return numbersIn(rest).every((figure) => known.has(figure));
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(new RegExp(NUMBER_PATTERN, 'g'))].map(([digits]) => numberOf(digits));
}

const numbersOf = ({ value, referenceRange, refLow, refHigh }: KnownResult): number[] => [
  ...numbersIn(value),
  ...numbersIn(referenceRange ?? ''),
  ...[refLow, refHigh].filter((limit) => limit !== null),
];

/** The results a sentence names, longest name first, and its folded text without their names and units. */
function namedIn(sentence: string, results: readonly KnownResult[]) {
  const names = results
    .flatMap((result) => namesOf(result).map((name) => ({ name, result })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const named = new Set<KnownResult>();
  let rest = fold(sentence);
  for (const { name, result } of names) {
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const left = rest.replaceAll(new RegExp(`(?<![a-z0-9])${escaped}(?![a-z0-9])`, 'g'), ' ');
    if (left !== rest) named.add(result);
    rest = left;
  }
  for (const { unit } of named) if (unit) rest = rest.replaceAll(fold(unit), ' ');
  return { named: [...named], rest };
}

/** A name that Leveza does not know and that says too much may come from the report: it names nothing. */
function namesOf({ key, parameter }: KnownResult): string[] {
  const known = findAnalyte(key)?.name;
  const printed = fold(parameter);
  const isName = printed.length <= LONGEST_NAME && !/\d{2,}/.test(printed);
  const names = isName && (known !== undefined || !isForbidden(printed)) ? [printed] : [];
  return known === undefined ? names : [...names, fold(known), ...shortNames(fold(known))];
}

/** 'tgo (ast)' is also called 'tgo' and 'ast'; 'colesterol ldl' also 'ldl'. */
function shortNames(name: string): string[] {
  const inside = /^(.+?) \((.+)\)$/.exec(name);
  if (inside) return [inside[1]!, inside[2]!];
  const cholesterol = /^colesterol ((?:nao )?[hlv]+dl)$/.exec(name);
  return cholesterol ? [cholesterol[1]!] : [];
}

/** Stems that name a disease or a way to one: Leveza shows no diagnosis, not even a model's. */
const DISEASES =
  'diabet anemi tireoidismo tireotoxic insuficien doenc sindrom disturb transtorn cancer tumor neoplas carcino linfoma mieloma metasta cirro esteato hepatit pancreatit nefrit cistit artrit gastrit tireoidit trombos infec inflama gota obesid hipertens desnutri desidrat deficien carenc leucemi diagnos patolog enfermid comorbid sequela infart derrame risco grave gravid morte fatal sugere sugest indicativ compativ suspeit quadro sofre';
/** Stems of medicines and of what to do with them. */
const TREATMENT =
  'dose dosagem doses remedio medicament medicac comprimid capsula injec injet ampola caneta seringa suplement reposic repor prescri receit tratament terapi tome tomar tomando pare parar suspend interromp inici comec aument[ea]\\b aumentar reduz[ai]\\b reduzir dobr ajust troqu substitu antibiotic hormonioterap jejue dieta cirurg semaglutid tirzepatid liraglutid dulaglutid exenatid ozempic wegovy mounjaro saxenda rybelsus victoza metformin insulin levotirox estatin sinvastat rosuvast atorvast';
/** Words that calm, count without a figure, lead elsewhere or speak to a machine. */
const OTHERS =
  'https? www ignore instruc prompt sistema evite dispens desnecess tranquil preocup curad saudavel dobro triplo metade vezes dois duas tres quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil';
/** Names of findings by how they end: 'proteinúria', 'leucopenia', 'hiperglicemia', 'nefropatia'. */
const ENDINGS = /(?:emias?|penias?|urias?|patias?|citose|lipidemi\w+)\b/;

const stems = (list: string) => list.split(' ').join('|');
const FORBIDDEN = new RegExp(`\\b(?:\\w*(?:${stems(DISEASES)})|${stems(TREATMENT)}|${stems(OTHERS)})`);

/** Whether a folded sentence says more than a model may say of a patient's values. */
const isForbidden = (folded: string): boolean =>
  FORBIDDEN.test(folded) || ENDINGS.test(folded) || /[@{}<>[\]\\`]/.test(folded);
