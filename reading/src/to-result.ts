import { keyInUnit } from '@leveza/domain/exams/names/key-of-name.ts';
import { bentHeight } from './engines/grey.ts';
import {
  flagOf,
  wordsIn,
  type Flag,
  type Measured,
  type PrintedRange,
} from '@leveza/domain/exams/printed/range.ts';
import { isSameUnit, unitAt, unitBehind } from '@leveza/domain/exams/printed/unit.ts';
import type { Candidate } from '@leveza/domain/exams/printed/candidates.ts';
import { chooseRange, type Person } from '@leveza/domain/exams/printed/choose.ts';
import type { Draft } from './draft.ts';
import type { PageWords, Word } from './page.ts';
import { isWordOf, pictureDoubt, scaleDoubt } from './doubts.ts';
import type { Place, ReadResult } from './reading.ts';
import { isUnitOf } from './told-unit.ts';
import { MOST_OTHER_LETTERS, MOST_OTHER_RANGES } from '@leveza/domain/exams/other-ranges.ts';

/** A draft with the range that fits the patient, its flag and its doubts. */
export function toResult(draft: Draft, person: Person, page: PageWords): ReadResult {
  const { value, analyte } = draft;
  // A column of states prints 'Normal' beside a range in figures.
  const candidates = (value.value === null ? value.candidates.map(inWords) : value.candidates).filter(
    ({ range: { words } }) => (words !== null) === (value.value === null),
  );
  const chosen = chooseRange(candidates, person);
  const range = chosen.candidate?.range ?? null;
  const hasOtherUnit = chosen.candidate !== null && isOtherUnit(chosen.candidate, value.unit);
  const isDensity = analyte?.key === 'urina_densidade';
  const figure = (number: number | null, text: string) => (isDensity ? ofDensity(number, text) : number);
  const measured = {
    value: value.text,
    valueNumber: figure(value.value, value.text),
    comparator: value.comparator,
  };
  const isPercent = value.unit === '%' && analyte?.type === 'hemograma' && !analyte.units.includes('%');
  const key = keyInUnit(analyte?.key ?? null, value.unit);
  const result: ReadResult = {
    key,
    parameter: draft.parameter,
    ...measured,
    unit: value.unit ?? (value.value === null || isBareCount(draft) ? null : unitOfRange(chosen.candidate)),
    referenceRange: chosen.text && printedRange(chosen.text, chosen.candidate),
    refLow: figure(range?.low ?? null, chosen.text ?? ''),
    refHigh: figure(range?.high ?? null, chosen.text ?? ''),
    otherRanges: othersThan(chosen.candidate, value.candidates),
    flag: hasOtherUnit ? null : isDensity ? flagOfDensity(measured, range) : flagOf(measured, range),
    doubt:
      (isPercent && key === analyte.key ? NO_UNIT : '') ||
      valueDoubt(draft) ||
      chosen.doubt ||
      (hasOtherUnit ? OTHER_UNIT : ''),
    at: placeOf(draft, page),
  };
  const isOtherShade = range !== null && range.words !== null && result.flag === null;
  const doubt =
    result.doubt ||
    (isOtherShade ? OTHER_SHADE : '') ||
    scaleDoubt(result) ||
    (page.source === 'picture' ? pictureDoubt(draft, result) : '');
  return { ...result, doubt };
}

/** The printed ranges beside the chosen one; where none was chosen, all of them are told as the range. */
function othersThan(chosen: Candidate | null, printed: readonly Candidate[]): string[] {
  const others = chosen ? printed.filter(({ text }) => text !== chosen.text) : [];
  return [...new Set(others.map(({ text }) => text.slice(0, MOST_OTHER_LETTERS)))].slice(
    0,
    MOST_OTHER_RANGES,
  );
}

/** 'Não reagente (índice inferior a 1,0)' expects a word of a result in words. */
function inWords(candidate: Candidate): Candidate {
  const words = candidate.range.words ?? wordsIn(candidate.text);
  return words === null
    ? candidate
    : { ...candidate, label: '', range: { ...candidate.range, low: null, high: null, words } };
}

const OTHER_SHADE = 'Confirme o resultado: o laudo espera outro tom, e não diz se o encontrado importa.';
const NO_UNIT = 'Confirme a unidade: o laudo não diz se o valor é em % ou por volume.';
const BARE = 'Confirme o valor: não há unidade nem faixa de referência ao lado.';
const STRANGE_UNIT = 'Confirme o valor e a unidade: ela não é a habitual deste exame.';
const MAY_BE_RANGE = 'Confirme o valor: pode ser a faixa de referência.';
const NEGATIVE = 'Confirme a faixa de referência: ela traz um número negativo.';
const RIVAL = 'Confirme o valor: a linha traz mais de um número.';

function valueDoubt(draft: Draft): string {
  if (isBareCount(draft)) return NO_UNIT;
  if (isBare(draft)) return BARE;
  if (draft.value.mayBeRange && draft.value.candidates.length === 0) return MAY_BE_RANGE;
  if (hasStrangeUnit(draft)) return STRANGE_UNIT;
  if (isAboveRange(draft)) return MAY_BE_RANGE;
  if (isNegative(draft)) return NEGATIVE;
  return draft.value.hasRival ? RIVAL : '';
}

/** A unit that an analyte is never measured in may be another one's, and the value with it. */
function hasStrangeUnit({ analyte, value: { value, unit } }: Draft): boolean {
  // Urine is counted by field, by volume and in crosses.
  if (analyte === null || value === null || unit === null || analyte.key.startsWith('urina_')) return false;
  return analyte.units.length > 0 && !isUnitOf(unit.replace(/\s*FEU$/i, ''), analyte);
}

/** 'Inferior a 0,50' beside '< 0,30': the first may be the range, and the second the value. */
function isAboveRange({ value: { value, comparator, candidates } }: Draft): boolean {
  const isLess = comparator?.startsWith('<') && value !== null;
  return (
    isLess === true &&
    candidates.some(({ range }) => range.low === null && range.high !== null && range.high < value)
  );
}

/** No analyte that Leveza knows may lie below zero. */
function isNegative({ analyte, value }: Draft): boolean {
  return analyte !== null && value.candidates.some(({ range }) => (range.low ?? 0) < 0);
}

/** A number with nothing beside it may be that of a page, a note or an earlier day: 'TSH   3'. */
function isBare({ analyte, value }: Draft): boolean {
  const hasNothing = value.unit === null && value.candidates.length === 0;
  return hasNothing && value.value !== null && (analyte === null || analyte.units.length > 0);
}

/** A count of blood cells without a unit may be a percentage. */
function isBareCount({ analyte, value }: Draft): boolean {
  return value.unit === null && analyte !== null && analyte.units.includes('/mm3');
}

/** A table may print the unit behind the range only. */
function unitOfRange(candidate: Candidate | null): string | null {
  return candidate && candidate.range.words === null ? unitBehind(candidate.text) : null;
}

const OTHER_UNIT = 'Confirme a unidade: a da faixa de referência é outra.';

function isOtherUnit({ text, range }: Candidate, unit: string | null): boolean {
  if (unit === null || range.words !== null) return false;
  const printed = unitBehind(text);
  return printed !== null && !isSameUnit(printed, unit);
}

/** Reports in typewriter capitals repeat the unit behind every range; it is the value's and is left out. */
function printedRange(text: string, candidate: Candidate | null): string {
  if (!candidate || !/\b(A|ATE|ACIMA DE|ABAIXO DE|INFERIOR A|SUPERIOR A|MENOR QUE|MAIOR QUE)\b/.test(text))
    return text;
  const limits = /^[\s\S]*?\d[\d.,]*(?:\s*A\s*\d[\d.,]*)?(?=\s|$)/.exec(text)?.[0];
  return limits && unitAt(text.slice(limits.length).trim()) ? limits.trim() : text;
}

/** The words of the value, or of the row where they cannot be told apart. */
function placeOf({ words, value, page: number }: Draft, page: PageWords): Place | null {
  const digits = /[\d.,]+/.exec(value.text)?.[0] ?? value.text;
  const exact = words.filter((word) => isWordOf(word.text, digits));
  const own = exact.length > 0 ? exact : words.filter((word) => word.text.includes(digits));
  const box = own.length > 0 ? own.slice(0, 1) : words;
  if (box.length === 0) return null;
  const left = Math.min(...box.map((word) => word.left));
  const right = Math.max(...box.map((word) => word.right));
  const top = Math.min(...box.map(topOf));
  const bottom = Math.max(...box.map(({ baseline, size }) => baseline + size * 0.25));
  const middle = (left + right) / 2;
  const onPage = (y: number) => (page.bend ? bentHeight(page.bend, middle, y, page.width) : y);
  return {
    page: number,
    x: left / page.width,
    y: onPage(top) / page.height,
    width: (right - left) / page.width,
    height: (bottom - top) / page.height,
  };
}

function topOf({ baseline, size }: Word): number {
  return baseline - size;
}

const THOUSAND = 1000;

const inOne = (figure: number | null) => (figure !== null && figure >= THOUSAND ? figure / THOUSAND : figure);

/** The point of a urine's density is always a decimal one: '1.020' is 1,020, beside '1.005 a 1.030'. */
function ofDensity(figure: number | null, printed: string): number | null {
  return /\d\.\d{3}/.test(printed) ? inOne(figure) : figure;
}

/** Judges both in one measure, though one may be printed as 1020 and the other as 1.005. */
function flagOfDensity(measured: Measured, range: PrintedRange | null): Flag | null {
  return flagOf(
    { ...measured, valueNumber: inOne(measured.valueNumber) },
    range && { ...range, low: inOne(range.low), high: inOne(range.high) },
  );
}
