import { columnsOf } from './columns.ts';
import { linesOf, type Cell, type Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import { isPlainValue } from './row-forms.ts';
import type { PageWords } from './page.ts';
import { candidatesIn } from '@leveza/domain/exams/printed/candidates.ts';

/** Names at one left edge that make a column of exams of it. */
const FEWEST_NAMES = 3;
/** In letters' heights. */
const SAME_EDGE = 0.6;
/** A column of a page begins at least this far from its left edge, as a share of the width. */
const LEAST_LEFT = 0.2;
const CLOSE = 1.8;
const MOST_COLUMNS = 8;

/**
 * The lines of a page in the order they are read: where exams stand in two columns, each with lines of its own, the
 * left column comes first.
 */
export function linesInColumns(page: PageWords): Line[] {
  const lines = linesOf(page);
  const edge = page.source === 'text' ? edgeOf(lines, page.width) : null;
  if (edge === null) return lines;
  const [from, to] = spanOf(lines, edge);
  const isInside = ({ baseline }: { baseline: number }) => baseline >= from - 1 && baseline <= to + 1;
  const inside = page.words.filter(isInside);
  const outside = lines.filter((line) => !isInside(line));
  const left = linesOf({ ...page, words: inside.filter((word) => word.left < edge - 1) });
  const right = linesInColumns({ ...page, words: inside.filter((word) => word.left >= edge - 1) });
  return [
    ...outside.filter(({ baseline }) => baseline < from),
    ...inColumn(left, 0, page),
    ...inColumn(right, 1, page),
    ...inColumn(
      outside.filter(({ baseline }) => baseline > to),
      MOST_COLUMNS,
      page,
    ),
  ];
}

/** Text below in the next column has its own height, so that nothing is near to the text that ends above. */
function inColumn(lines: readonly Line[], column: number, { height }: PageWords): Line[] {
  return lines.map((line) => ({
    ...line,
    column: column + (line.column ?? 0),
    baseline: line.baseline + column * height,
  }));
}

/** Where the right column begins: names of exams stand there below each other, and others to their left. */
function edgeOf(lines: readonly Line[], width: number): number | null {
  const names = lines.flatMap((line) => line.cells.filter(isExam).map((cell) => ({ line, cell })));
  const lefts = names
    .map(({ cell }) => cell.left)
    .filter((left) => left > LEAST_LEFT * width)
    .toSorted((one, other) => one - other);
  const edge = lefts.find((left) => {
    const near = names.filter(({ cell, line }) => Math.abs(cell.left - left) <= SAME_EDGE * line.size);
    const before = names.filter(({ cell, line }) => cell.right < left && isBetween(line, near));
    return near.length >= FEWEST_NAMES && before.length >= FEWEST_NAMES;
  });
  return edge === undefined ? null : edge;
}

/** A name alone or with its value; with a range it is a line of references. */
function isExam({ text }: Cell): boolean {
  const name = nameCell(text, false, false);
  return name !== null && candidatesIn(name.rest.replace(/^[\s:.=-]+/, '')).length === 0;
}

function isBetween({ baseline }: Line, near: readonly { line: Line }[]): boolean {
  const heights = near.map(({ line }) => line.baseline);
  return baseline >= Math.min(...heights) - 30 && baseline <= Math.max(...heights) + 30;
}

/** From the headings of the first exam beside the edge to the last line before a text that crosses it. */
function spanOf(lines: readonly Line[], edge: number): [number, number] {
  const crosses = ({ cells }: Line) => cells.some(({ left, right }) => left < edge - 1 && right > edge + 1);
  const right = lines.findIndex(({ cells }) =>
    cells.some((cell) => isExam(cell) && Math.abs(cell.left - edge) <= 6),
  );
  let first = right;
  // Headings stand above the first names, and so do values that are printed over them.
  const isOfTable = (line: Line | undefined) =>
    line !== undefined &&
    !crosses(line) &&
    (line.cells.some(isExam) || line.cells.every(isPlainValue) || columnsOf(line, [], null) !== null);
  while (isOfTable(lines[first - 1])) first -= 1;
  const crossing = lines.findIndex((line, at) => at > right && crosses(line));
  const inside = lines.slice(first, crossing < 0 ? lines.length : crossing);
  let last = inside.findLastIndex(({ cells }) => cells.some(({ left }) => left >= edge - 1));
  // The left column may be the longer one: text close below belongs to it.
  while (
    inside[last + 1] &&
    inside[last + 1]!.baseline - inside[last]!.baseline <= CLOSE * inside[last]!.size
  )
    last += 1;
  return [inside[0]!.baseline, inside[last]!.baseline];
}
