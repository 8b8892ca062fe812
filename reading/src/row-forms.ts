import type { Cell } from './layout.ts';
import type { NameCell } from './name-cell.ts';
import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { unitAt } from '@leveza/domain/exams/printed/unit.ts';
import { valueInWords, type ScannedValue } from './scan-row.ts';
import { isWordsResult } from './unknown-row.ts';

/** A value without a unit and without a range is taken only where the row's form says that it is one. */
export function isResult(value: ScannedValue, name: NameCell, others: Cell[]): boolean {
  return (
    value.unit !== null || value.candidates.length > 0 || /^\s*[:.=]/.test(name.rest) || others.length > 0
  );
}

/** The finding of a test in words, in words that no other line has ('Oxalato de cálcio ++'). */
export function wordsBeside({ match: { analyte }, rest }: NameCell, cells: Cell[]): ScannedValue[] {
  const isUrine = analyte.key.startsWith('urina_');
  const beside = rest.replace(/^[\s.:_=·…-]+/, '');
  const [words, ...others] = beside
    ? [beside, ...cells.map(({ text }) => text)]
    : cells.map(({ text }) => text);
  if (!words || !(analyte.units.length === 0 || isUrine) || !isWordsResult(words)) return [];
  const candidates = others.flatMap((text) => candidatesIn(withoutIntro(text) ?? text));
  // Without a range the words beside 'VDRL' may be the name in the next box.
  const isInTheRow = isUrine || beside !== '' || candidates.length > 0;
  return isInTheRow ? [valueInWords(words, candidates)] : [];
}

export function overlaps(one: Cell, other: Cell): boolean {
  const width = Math.min(one.right - one.left, other.right - other.left);
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > width * 0.3;
}

/** A figure with its unit, or without one, and nothing else; a mark may stand before it: '* 14.300 /mm³'. */
export function isPlainValue({ text }: Cell): boolean {
  const rest = /^[*↑↓▲▼!]*\s*[<>≤≥]?\s*\d[\d.,]*\s*(.*)$/.exec(text)?.[1];
  return rest !== undefined && (rest === '' || unitAt(rest)?.length === rest.length);
}

/** The end of a dotted line is read as a letter or a digit before the value: 'e 97 mg/dL', '8', 'e 87,9 fL'. */
export function withoutLeader(row: string): string {
  const match = /^([\s:.]*(?:[a-z]{1,2}|\d)\s+)+(?=[<>]?\s?\d[\d.,]*\s+\S*[a-z%/])/.exec(row);
  return match && /\t/.test(row) ? row.slice(match[0].length) : row;
}

const NOTE = /^\W*(notas?|obs|observac\w+|comentarios?|interpretac\w+|atencao|fonte)\b/;
const ASIDE =
  /^\W*(material|metodo|amostra|coleta|coletado|liberado|data|unidade|valor calculado|calculado)\b/;

/** Whether a folded line is a note to the reader. */
export function isNote(plain: string): boolean {
  return NOTE.test(plain);
}

/** Whether a folded line tells of the sample or the method, and of no result. */
export function isAside(plain: string): boolean {
  return ASIDE.test(plain) && !/\bresultado\b/.test(plain);
}
