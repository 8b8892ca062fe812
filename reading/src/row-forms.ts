import type { Cell } from './layout.ts';
import type { NameCell } from './name-cell.ts';
import type { ScannedValue } from './scan-row.ts';

/** A value without a unit and without a range is taken only where the row's form says that it is one. */
export function isGiven(value: ScannedValue, name: NameCell, others: Cell[]): boolean {
  return (
    value.unit !== null || value.candidates.length > 0 || /^\s*[:.=]/.test(name.rest) || others.length > 0
  );
}

export function overlaps(one: Cell, other: Cell): boolean {
  const width = Math.min(one.right - one.left, other.right - other.left);
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > width * 0.3;
}

/** The end of a dotted line is read as a letter or a digit before the value: 'e 97 mg/dL', '8', 'e 87,9 fL'. */
export function withoutLeader(row: string): string {
  const match = /^([\s:.]*(?:[a-z]{1,2}|\d)\s+)+(?=[<>]?\s?\d[\d.,]*\s+\S*[a-z%/])/.exec(row);
  return match && /\t/.test(row) ? row.slice(match[0].length) : row;
}
