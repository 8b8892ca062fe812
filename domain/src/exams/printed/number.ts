/** As printed before a result: `< 9`, `≥ 60`. */
export type Comparator = '<' | '>' | '<=' | '>=';

export interface PrintedNumber {
  /** As printed, with its comparator: '< 9', '6.450'. */
  text: string;
  value: number;
  comparator: Comparator | null;
  /** Digits behind the comma. */
  decimals: number;
}

/** A point groups thousands only before exactly three digits; a comma is always the decimal one. */
const DIGITS = /(?:\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?)/;
const SIGN = /(?:<=|>=|=<|=>|[<>≤≥])/;

/** A printed number with its sign, to be joined into larger patterns. */
export const NUMBER_PATTERN = DIGITS.source;
export const SIGN_PATTERN = SIGN.source;

/** A minus stands right before its digits: '-3,2' of a base excess. */
const WHOLE = new RegExp(`^(${SIGN_PATTERN})?\\s*(-?${NUMBER_PATTERN})$`);

/** Reads '1.234', '1,5', '35.8', '< 9' or '≥ 60'; null for anything else. */
export function parsePrinted(text: string): PrintedNumber | null {
  const match = WHOLE.exec(text.trim());
  if (!match) return null;
  const [, sign, digits = ''] = match;
  return {
    text: text.trim(),
    value: numberOf(digits),
    comparator: sign ? comparatorOf(sign) : null,
    decimals: /[.,](\d+)$/.exec(isGrouped(digits) ? digits.replaceAll('.', '') : digits)?.[1]?.length ?? 0,
  };
}

/** The value of digits that `NUMBER_PATTERN` matched, with a sign before them or without. */
export function numberOf(digits: string): number {
  if (/^[-+]/.test(digits)) return numberOf(digits.slice(1)) * (digits.startsWith('-') ? -1 : 1);
  const plain = isGrouped(digits) ? digits.replaceAll('.', '') : digits;
  return Number(plain.replace(',', '.'));
}

function isGrouped(digits: string): boolean {
  return /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(digits);
}

export function comparatorOf(sign: string): Comparator {
  if (/[≤]|<=|=</.test(sign)) return '<=';
  if (/[≥]|>=|=>/.test(sign)) return '>=';
  return sign === '<' ? '<' : '>';
}

const IN_WORDS =
  /^(igual\s+ou\s+)?(?:(inferior|menor|abaixo)|superior|maior|acima)(\s+ou\s+igual)?\s+(?:a|à|que|do que|de)\s*:?\s*/i;

/** The sign that a text begins with in words, and their length: 'Inferior ou igual a: 0,5'. */
export function signInWords(text: string): { comparator: Comparator; length: number } | null {
  const match = IN_WORDS.exec(text);
  if (!match) return null;
  const isEqual = match[1] !== undefined || match[3] !== undefined;
  return { comparator: `${match[2] ? '<' : '>'}${isEqual ? '=' : ''}`, length: match[0].length };
}
