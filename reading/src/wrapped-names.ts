import type { Cell, Line } from './layout.ts';
import { nameCell } from './name-cell.ts';

/** Lines of a wrapped name stand at most this many letters' heights apart. */
const WRAP = 1.7;

/**
 * A name that is wrapped in its cell stands above and below its centred row: 'Saturação de', '14 %', 'transferrina'. Both
 * parts are moved into the row, where together they name a value: the first alone may be another analyte's name.
 */
export function namesInRows(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const row = joined(lines[at]!, lines[at + 1], lines[at + 2]);
    whole.push(row ?? lines[at]!);
    if (row) at += 2;
  }
  return whole;
}

function joined(above: Line, row: Line | undefined, below: Line | undefined): Line | null {
  if (!row || !below || above.page !== below.page || above.source !== 'text') return null;
  const [first, ...others] = above.cells;
  const [last, ...more] = below.cells;
  if (!first || !last || others.length > 0 || more.length > 0) return null;
  const isNear = below.baseline - above.baseline <= WRAP * above.size;
  const isAligned = Math.abs(first.left - last.left) <= 0.3 * above.size;
  const isBeside = row.cells.every(({ left }) => left > Math.max(first.right, last.right));
  if (!isNear || !isAligned || !isBeside || !/^[<>]?\s*\d/.test(row.cells[0]!.text)) return null;
  const name: Cell = {
    text: `${first.text} ${last.text}`,
    left: first.left,
    right: Math.max(first.right, last.right),
    words: [...first.words, ...last.words],
  };
  if (/\d/.test(last.text) || nameCell(name.text, false, false) === null) return null;
  const cells = [name, ...row.cells];
  return { ...row, cells, text: cells.map(({ text }) => text).join('  ') };
}
