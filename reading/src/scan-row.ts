import {
  NUMBER_PATTERN,
  SIGN_PATTERN,
  parsePrinted,
  signInWords,
  type Comparator,
} from '@leveza/domain/exams/printed/number.ts';
import { findRange } from '@leveza/domain/exams/printed/range.ts';
import { isSameUnit, unitAt } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { candidatesIn, withoutIntro, type Candidate } from '@leveza/domain/exams/printed/candidates.ts';

export interface ScannedValue {
  /** As printed, with its comparator. */
  text: string;
  value: number | null;
  comparator: Comparator | null;
  unit: string | null;
  candidates: Candidate[];
  /** Another number of the same measure stands between it and its range; either may be an earlier result. */
  hasRival: boolean;
  /** 'Inferior a 0,20' below a title may be its range, unless another one follows. */
  mayBeRange: boolean;
}

const VALUE = new RegExp(
  String.raw`^(-(?=\d)|(?:${SIGN_PATTERN})?\s*)(${NUMBER_PATTERN})(?!\d)(?!\s?[/-]\s?\d)(?![.,]\d)`,
);
const WORDS_VALUE =
  /^(n[aã]o[ -]reagentes?|n[aã]o detectad[oa]s?|n[aã]o detect[aá]vel|indetect[aá]vel|reagentes?|negativ[oa]s?|positiv[oa]s?|ausentes?|presentes?|detectad[oa]|normal|rar[oa]s|l[ií]mpid[oa]|turv[oa]|amarel[oa](?: (?:claro|escuro|citrino|palha|ouro|[aâ]mbar))?|[aâ]mbar|tra[cç]os|numeros[oa]s|indeterminad[oa]|inconclusiv[oa]|\+{1,4})(?:\s*\(\s*\+{1,4}\s*\)|\s*\+{1,4}(?!\d)|,?\s*(?:t[ií]tulo\s*:?\s*)?1\s?[:/]\s?\d{1,4}(?!\d))?(?![a-zà-ú]|\s*:)/i;
/** Marks that a laboratory puts behind a value outside its range; '(H) … (M) …' are men and women. */
const MARKS =
  /^\s*(?:\*+|[↑↓▲▼!]+|[([](?:h(?!\)[\s\S]*\([mf]\))|[lab*+-]|alto|baixo)[)\]]|(?:[HLAB]|alto|baixo|elevado|aumentado|diminu[ií]do)(?=\s*(?:\t|$)|\s+[a-zµ]{1,4}[/%]\w))/i;
/** 'ALTO' or '*' before the value it marks. */
const MARK_BEFORE =
  /^(?:[*↑↓▲▼!]+\s*|[([][*HLAB][)\]]\s*|(?:[HLAB]|alto|baixo|(?:elevad|aumentad|diminu[ií]d|reduzid)[oa]|acima|abaixo|normal)\s+)(?=[<>]?\s*\d)/i;
/** '58 % - 4.292 /mm³' is a share and its count, and no range. */
const PAIR = /%\s*[-/;]\s+(?=\d[\d.]*(?:\s*(?:a|-)\s*\d[\d.]*)?\s*(?:\/|mil|c[eé]l|x?10\^))/gi;
const LEADERS = /^[\s.:_=·…•|-]+/;
/** A minus right before its digits is no leader. No analyte we know is below zero: such a row is left to the patient. */
const MINUS = /^(?:[\s.:_=·…•|]*\s)?-\d/;
const LEADERS_BEFORE_MINUS = /^[\s.:_=·…•|]+/;

/** Values, units and ranges of a row, from the text behind its name. Cells are parted by tabs. */
export function scanRow(
  text: string,
  nameUnit: string | null,
  { isLabelled = false, mayBeNegative = false } = {},
): ScannedValue[] {
  const isNegative = MINUS.test(text);
  if (isNegative && !mayBeNegative) return [];
  const values: ScannedValue[] = [];
  let rest = text
    .replaceAll(PAIR, '%\t')
    .replace(isNegative ? LEADERS_BEFORE_MINUS : LEADERS, '')
    .replace(MARK_BEFORE, '');
  const first = firstValue(rest, isLabelled);
  if (!first) return [];
  let read: { value: ScannedValue; rest: string } | null = withUnit(first, nameUnit);
  let isOfOther = false;
  for (let guard = 0; guard < 12; guard += 1) {
    if (read) {
      const last = values.at(-1);
      if (!last || isPair(values[0]!, read.value)) values.push(read.value);
      else if (isRival(last, read.value)) last.hasRival = true;
      // The same in another unit has its own range: '6,5 mmol/L (3,9 - 5,5)'.
      isOfOther = last !== undefined && values.at(-1) === last && last.candidates.length > 0;
      rest = read.rest;
    }
    rest = rest.replace(/^[\s|;:()[\]]+/, (lead) => (lead.includes('(') ? '(' : ''));
    const reference = withoutIntro(rest) ?? rest;
    const candidates = candidatesIn(oneCell(reference));
    if (candidates.length > 0) {
      const last = values.at(-1)!;
      if (!isOfOther)
        last.candidates.push(
          ...candidates.map((each) => ({ ...each, text: each.text.replaceAll('\t', ' ') })),
        );
      rest = behind(reference, candidates);
      // '71 [15-45] mg/dL': a unit behind the range is the value's.
      const unit = last.unit === null && last.value !== null ? unitAt(rest.replace(/^[\s)\]]+/, '')) : null;
      if (unit) {
        last.unit = unit.unit;
        rest = rest.replace(/^[\s)\]]+/, '').slice(unit.length);
      }
      read = null;
      continue;
    }
    const next = numberAt(rest.replace(/^\(/, ''));
    if (!next) break;
    read = withUnit(next, null);
  }
  return shareRanges(values);
}

/** Whether a cell begins with a result, in figures or in words. */
export function beginsValue(text: string): boolean {
  return WORDS_VALUE.test(text) || (numberAt(text) !== null && findRange(text)?.start !== 0);
}

/** A value in words: 'Oxalato de cálcio ++'. */
export function valueInWords(text: string, candidates: Candidate[]): ScannedValue {
  return { ...NO_VALUE, text, candidates };
}

const NO_VALUE = {
  value: null,
  comparator: null,
  unit: null,
  hasRival: false,
  mayBeRange: false,
} satisfies Partial<ScannedValue>;

interface Found {
  text: string;
  value: number | null;
  comparator: Comparator | null;
  rest: string;
}

function firstValue(text: string, isLabelled: boolean): Found | null {
  const words = WORDS_VALUE.exec(text);
  if (words) return { text: words[0], value: null, comparator: null, rest: text.slice(words[0].length) };
  const sign = signInWords(text);
  const number = sign && numberAt(text.slice(sign.length));
  // 'Inferior a 0,5' is the result only behind 'Resultado:', or if a range follows it.
  if (number && (isLabelled || isBeforeRange(text, number.rest))) {
    const lead = text.slice(0, sign.length).trim();
    return { ...number, text: `${lead} ${number.text}`, comparator: sign.comparator };
  }
  // A row may print its range only.
  const range = findRange(text.split('\t', 1)[0]!);
  if (range && range.start === 0 && range.low !== null && range.high !== null) return null;
  return numberAt(text);
}

/** 'Abaixo de 100' before a range is another range. */
function isBeforeRange(text: string, after: string): boolean {
  const rest = afterUnit(after);
  const candidates = candidatesIn((withoutIntro(rest) ?? rest).replaceAll('\t', ' '));
  return candidates.length > 0 && !/^(?:abaixo|acima)\b/i.test(text);
}

function afterUnit(text: string): string {
  const space = /^\s*/.exec(text)![0].length;
  const unit = unitAt(text.slice(space));
  return text.slice(space + (unit?.length ?? 0)).replace(/^[\s|;:]+/, '');
}

function numberAt(text: string): Found | null {
  const match = VALUE.exec(text);
  const printed = match && parsePrinted(`${match[1]}${match[2]}`);
  if (!match || !printed) return null;
  const rest = text.slice(match[0].length);
  // '1ª hora' counts, and measures nothing.
  if (/^\s?[ªº°]/.test(rest)) return null;
  // A letter right behind the digits is no value ('25-OH', '1a'), unless it begins a unit: '131mg/dL'.
  if (/^[a-zà-ú]/i.test(rest) && !unitAt(rest) && !MARKS.test(rest)) return null;
  return { text: printed.text, value: printed.value, comparator: printed.comparator, rest };
}

function withUnit(found: Found, nameUnit: string | null): { value: ScannedValue; rest: string } {
  let rest = found.rest;
  while (MARKS.test(rest)) rest = rest.replace(MARKS, '');
  const space = /^[\s(]*/.exec(rest)![0].length;
  const unit = found.value === null ? null : unitAt(rest.slice(space).replaceAll('\t', ' '));
  if (unit) rest = rest.slice(space + unit.length);
  while (MARKS.test(rest)) rest = rest.replace(MARKS, '');
  const { text, value, comparator } = found;
  return {
    value: {
      ...NO_VALUE,
      text,
      value,
      comparator,
      unit: found.value === null ? null : (unit?.unit ?? nameUnit),
      candidates: [],
    },
    rest,
  };
}

/**
 * '58,2 %' and '3.754 /mm³' are one analyte in two measures; another number is an earlier result, or the same in
 * another unit: '6,1 % (43 mmol/mol)'.
 */
function isPair(first: ScannedValue, second: ScannedValue): boolean {
  if (second.unit === null || second.unit === 'mmol/mol') return false;
  return (first.unit === '%') !== (second.unit === '%');
}

/** '95   131 mg/dL   70 a 99', as below a heading that stands on the page before. */
function isRival({ value, unit, candidates }: ScannedValue, second: ScannedValue): boolean {
  // 'Não reagente', '0,21': the index of a result in words.
  if (value === null) return false;
  const isSameMeasure = unit === null || second.unit === null || isSameUnit(unit, second.unit);
  return candidates.length === 0 && isSameMeasure;
}

/** Cells side by side as one text, but for figures: in '1 - 5', '103 /µL' the next cell is no unit. */
function oneCell(text: string): string {
  return text.replaceAll(/\t(?!\d)/g, ' ');
}

function behind(text: string, candidates: Candidate[]): string {
  const plain = oneCell(text);
  let end = 0;
  for (const candidate of candidates) {
    const at = plain.indexOf(candidate.text, end);
    if (at < 0) return '';
    end = at + candidate.text.length;
  }
  return text.slice(end);
}

/** A range of a row with two values belongs to the one it could be of; of two ranges each has one, in their order. */
function shareRanges(values: ScannedValue[]): ScannedValue[] {
  const [first, second] = values;
  if (!first || !second || first.candidates.length > 0) return values;
  const bare = second.candidates.filter(({ label }) => fold(label).trim() === '');
  if (bare.length === 2) {
    first.candidates = [bare[0]!];
    second.candidates = [bare[1]!];
  } else if (bare.length === 1 && closeness(first, bare[0]!) < closeness(second, bare[0]!)) {
    first.candidates = bare;
    second.candidates = [];
  }
  return values;
}

function closeness({ value }: ScannedValue, { range }: Candidate): number {
  const middle = ((range.low ?? 0) + (range.high ?? range.low ?? 0)) / 2;
  return Math.abs(Math.log((Math.abs(value ?? 0) + 0.01) / (middle + 0.01)));
}
