import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { isSameUnit, isUnit, unitBehind } from '@leveza/domain/exams/printed/unit.ts';
import type { Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import { rangeCells } from './range-lines.ts';

/** How much smaller than the largest gap the one before the row has to be. */
const NEARER = 0.85;
const SLIGHTLY_NEARER = 0.97;

/**
 * In rows that are centred on their middle, the first of several ranges stand above their name. Such lines are moved behind
 * the row: the largest gap between two rows parts what belongs to the one from what belongs to the other.
 */
export function rangesBehindRows(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  let run: Line[] = [];
  let above: Line | null = null;
  for (const line of lines) {
    if (isRanges(line)) {
      run.push(line);
      continue;
    }
    const moved = run.length > 0 ? movedBehind(run, above, line) : 0;
    ordered.push(...run.slice(0, run.length - moved), line, ...run.slice(run.length - moved));
    [run, above] = [[], line];
  }
  return [...ordered, ...run];
}

/** How many of the last lines of a run belong to the row below it. */
function movedBehind(run: readonly Line[], above: Line | null, row: Line): number {
  if (!above || above.page !== row.page || !isRowLeftOf(row, run.at(-1)!) || announces(above, run[0]!))
    return 0;
  const [before, behind] = [unitIn(above), unitIn(row)];
  // '< 5,7 %' between rows in mg/dL and in % is the second one's.
  if (before !== null && behind !== null && !isSameUnit(before, behind)) {
    if (run.every((line) => areIn(line, behind))) return run.length;
    if (run.every((line) => areIn(line, before))) return 0;
  }
  const inOrder = [above, ...run, row];
  const gaps = inOrder.slice(1).map((line, at) => line.baseline - bottomOf(inOrder[at]!));
  const largest = Math.max(...gaps);
  const nearer = hasOwnRange(above, run[0]!) ? SLIGHTLY_NEARER : NEARER;
  return gaps.at(-1)! < nearer * largest ? run.length - gaps.lastIndexOf(largest) : 0;
}

/** A cell of two lines ends in the second. */
function bottomOf({ cells, baseline, column }: Line): number {
  return column
    ? baseline
    : Math.max(baseline, ...cells.flatMap(({ words }) => words.map((word) => word.baseline)));
}

/** The unit of a row's value. */
function unitIn({ cells }: Line): string | null {
  for (const { text } of cells.slice(1)) {
    const unit = isUnit(text) ? text : (/^[*↑↓<>≤≥\s]*\d[\d.,]*\s+(\S.*)$/.exec(text)?.[1] ?? '');
    if (isUnit(unit)) return unit;
  }
  return null;
}

/** Whether the ranges of a line are in a unit. */
function areIn({ cells }: Line, unit: string): boolean {
  const last = cells.flatMap(({ text }) => candidatesIn(withoutIntro(text) ?? text)).at(-1);
  const own = last ? unitBehind(last.text) : null;
  return own !== null && isSameUnit(own, unit);
}

/** A row whose one range stands on its own line, for everybody, has no others. */
function hasOwnRange({ cells }: Line, { cells: [range], size }: Line): boolean {
  return cells.some(
    ({ text, left }) => Math.abs(left - range!.left) <= size && candidatesIn(text)[0]?.label.trim() === '',
  );
}

/** 'Valor de referência:' over a list of ranges, on the line of the result they are for. */
function announces({ cells, size }: Line, { cells: [range] }: Line): boolean {
  return cells.some(
    ({ text, left }) => withoutIntro(text)?.trim() === '' && Math.abs(left - range!.left) <= size,
  );
}

function isRanges({ cells }: Line): boolean {
  return (rangeCells(cells, '') ?? []).length > 0 && !cells.some(({ text }) => nameCell(text, false, false));
}

function isRowLeftOf({ cells: [first] }: Line, { cells: [range] }: Line): boolean {
  return first!.right < range!.left && nameCell(first!.text, false, false) !== null;
}
