import { NUMBER_PATTERN, SIGN_PATTERN, comparatorOf, numberOf, type Comparator } from './number.ts';
import { judgeWord } from '../words.ts';
import { fold, foldInPlace } from './words.ts';

export type Flag = 'normal' | 'high' | 'low' | 'critical' | 'abnormal' | 'borderline';

/** A printed reference: two limits, one, or a word such as 'negativo'. */
export interface PrintedRange {
  low: number | null;
  high: number | null;
  /** 'Superior a 60' leaves 60 out. */
  isLowOut: boolean;
  /** 'Inferior a 5,7' leaves 5,7 out. */
  isHighOut: boolean;
  words: string | null;
}

/** A range and the part of the text it takes. */
export interface FoundRange extends PrintedRange {
  start: number;
  end: number;
}

const N = `(${NUMBER_PATTERN})`;
/** '-2,0 a +3,0': a sign stands right before its digits and behind no other. */
const SIGNED_N = String.raw`((?:(?<![\w).,%])[-+])?${NUMBER_PATTERN})`;
/** A unit may stand behind the first limit too: '70 mg/dL a 99 mg/dL'. */
const UNIT_BETWEEN = String.raw`(?:\s*[a-zµ%/][a-zµ%/.\d³²^]*)?`;
const BETWEEN = new RegExp(
  String.raw`(?:\b(?:entre|de)\s+)?${SIGNED_N}(?:${UNIT_BETWEEN}\s*(?:-|\ba\b|\be\b|~)|\s*\bate\b|\s*a(?=\d))\s*${SIGNED_N}`,
);
/** '[70; 99]'. */
const INTERVAL = new RegExp(String.raw`\[?\s*${N}\s*;\s*${N}\s*\]`);
const OR_EQUAL = String.raw`(?:(?:\s+(?:ou|e)\s+|\s*\/\s*)igua(?:l|is))?`;
const BELOW = String.raw`\binferior(?:es)?${OR_EQUAL}\s+[aà]\b|\bmenor(?:es)?${OR_EQUAL}(?:\s+(?:que|do que|a|de))?\b|\babaixo\s+de\b`;
const ABOVE = String.raw`\bsuperior(?:es)?${OR_EQUAL}\s+[aà]\b|\bmaior(?:es)?${OR_EQUAL}(?:\s+(?:que|do que|a|de))?\b|\bacima\s+de\b`;
/** 'Não superior a 15' is 'até 15'. */
const NOT = String.raw`\bnao\s+(?:deve\s+ser\s+)?`;
const UPPER = new RegExp(
  String.raw`(\bigua(?:l|is)\s+ou\s+)?(\bate\b|${NOT}(?:${ABOVE})|(?<!${NOT})(?:${BELOW})|\b(?:no\s+)?max(?:imo)?(?:\s+de)?\b)\.?\s*:?\s*${N}`,
);
const LOWER = new RegExp(
  String.raw`(\bigua(?:l|is)\s+ou\s+)?(${NOT}(?:${BELOW})|(?<!${NOT})(?:${ABOVE})|\ba\s+partir\s+de\b|\b(?:no\s+)?minimo(?:\s+de)?\b|(?<![\d/]\s*)\bmin\b)\.?\s*:?\s*${N}`,
);
const SIGNED = new RegExp(String.raw`(${SIGN_PATTERN})\s*(?:ou\s+=\s*)?${N}`);
/** A word that a reference expects: 'Não reagente (índice inferior a 1,0)'. */
export function wordsIn(text: string): string | null {
  return WORDS.exec(foldInPlace(text))?.[0] ?? null;
}

const YELLOW = String.raw`amarelo(?:\s+(?:claro|citrino|palha|ouro|escuro))?`;
/** 'Ausentes ou raras'. */
const OR_FEW = String.raw`(?:\s+(?:ou|a)\s+(?:rar[ao]s?|escass[ao]s?|tracos?|vestigios?))?`;
const WORDS = new RegExp(
  String.raw`\b((?:nao\s+reagentes?|negativ[oa]s?|ausentes?|ausencia|nao\s+detectad[oa]s?|indetectave(?:l|is)|nao\s+detectave(?:l|is)|normal)${OR_FEW}|raros?|raras?|limpid[oa]|${YELLOW}(?:\s+(?:a|ao|ou|e)\s+${YELLOW})?|nenhuma?|inferior\s+ao\s+limite)\b`,
);

/** The first range in a text. Limits in the wrong order are none: the text was misread or means something else. */
export function findRange(text: string): FoundRange | null {
  const folded = foldInPlace(text);
  const found = [between(folded), upper(folded), lower(folded), signed(folded)].filter(
    (each) => each !== null,
  );
  const first = found.toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
  if (first) return first;
  const words = WORDS.exec(folded);
  if (!words) return null;
  const end = words.index + words[0].length;
  return { ...NONE, words: text.slice(words.index, end), start: words.index, end };
}

/** The range that a printed text as a whole says: '70 a 99 mg/dL', 'Homens: até 40', 'Não reagente'. */
export function parseRange(text: string): PrintedRange | null {
  return findRange(withoutAges(text));
}

const AGE_UNIT = '(?:anos?|meses|mes|dias?|semanas?)';
const AGE_SIGN = String.raw`(?:\b(?:de|entre|ate|(?:acima|abaixo|a partir) de|(?:maior|menor)(?:es)? (?:de|que|do que)|(?:superior|inferior)(?:es)? a)\s+|${SIGN_PATTERN}\s*)`;
const AGES = new RegExp(
  String.raw`${AGE_SIGN}?(?<![\d.,])\d{1,3}\s*(?:${AGE_UNIT}\s*)?(?:(?:a|ate|e|-)\s*\d{1,3}\s*)?${AGE_UNIT}\b`,
  'g',
);

/** Folded and without the ages of whom it is for, which are no limits: 'Acima de 20 anos: 0,27 a 4,20'. */
export function withoutAges(text: string): string {
  return fold(text).replace(AGES, ' ');
}

const NONE: PrintedRange = { low: null, high: null, isLowOut: false, isHighOut: false, words: null };

function between(text: string): FoundRange | null {
  const match = BETWEEN.exec(text) ?? INTERVAL.exec(text);
  if (!match) return null;
  const [low, high] = [numberOf(match[1]!), numberOf(match[2]!)];
  return low <= high ? { ...NONE, low, high, ...spanOf(match) } : null;
}

function upper(text: string): FoundRange | null {
  const match = UPPER.exec(text);
  if (!match) return null;
  const isHighOut = !match[1] && !/^ate|max|igua|nao/.test(match[2]!);
  return { ...NONE, high: numberOf(match[3]!), isHighOut, ...spanOf(match) };
}

function lower(text: string): FoundRange | null {
  const match = LOWER.exec(text);
  if (!match) return null;
  const isLowOut = !match[1] && !/partir|min|igua|nao/.test(match[2]!);
  return { ...NONE, low: numberOf(match[3]!), isLowOut, ...spanOf(match) };
}

function signed(text: string): FoundRange | null {
  const match = SIGNED.exec(text);
  if (!match) return null;
  const limit = numberOf(match[2]!);
  const sign = comparatorOf(match[1]!);
  const isOut = sign.length === 1;
  return sign.startsWith('<')
    ? { ...NONE, high: limit, isHighOut: isOut, ...spanOf(match) }
    : { ...NONE, low: limit, isLowOut: isOut, ...spanOf(match) };
}

function spanOf(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

export interface Measured {
  valueNumber: number | null;
  comparator: Comparator | null;
  /** As printed, for results that are words. */
  value: string;
}

/** Where a result lies to its range; null where that cannot be told. */
export function flagOf(result: Measured, range: PrintedRange | null): Flag | null {
  if (!range) return null;
  if (range.words !== null) return result.valueNumber === null ? judgeWord(result.value, range.words) : null;
  const { valueNumber: value, comparator } = result;
  if (value === null) return null;
  const isBelow = range.low !== null && (range.isLowOut ? value <= range.low : value < range.low);
  const isAbove = range.high !== null && (range.isHighOut ? value >= range.high : value > range.high);
  if (comparator === null) return isBelow ? 'low' : isAbove ? 'high' : 'normal';
  return comparator.startsWith('<') ? flagOfLess(value, isBelow, range) : flagOfMore(value, isAbove, range);
}

function flagOfLess(value: number, isBelow: boolean, { low, high }: PrintedRange): Flag | null {
  // Nothing lies below zero: '0 a 34' is 'até 34'.
  if (low !== null && low !== 0) return isBelow || value === low ? 'low' : null;
  return high !== null && value <= high ? 'normal' : null;
}

function flagOfMore(value: number, isAbove: boolean, { low, high }: PrintedRange): Flag | null {
  if (high !== null) return isAbove || value === high ? 'high' : null;
  return low !== null && value >= low ? 'normal' : null;
}
