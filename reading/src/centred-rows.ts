import { withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import type { Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import { rangeCells } from './range-lines.ts';

/** How much smaller than the largest gap the one before the row has to be. */
const NEARER = 0.85;

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
  const heights = [above.baseline, ...run.map(({ baseline }) => baseline), row.baseline];
  const gaps = heights.slice(1).map((height, at) => height - heights[at]!);
  const largest = Math.max(...gaps);
  return gaps.at(-1)! < NEARER * largest ? run.length - gaps.lastIndexOf(largest) : 0;
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
