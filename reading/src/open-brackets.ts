import { joinedWords, type Cell, type Line } from './layout.ts';

/** Lines of a text stand at most this many letters' heights apart. */
const LEADING = 1.6;

/** A range that is cut at the end of a line goes on in the next: 'Creatinina 1,9 mg/dL (0,7-', '1,3).'. */
export function withClosedBrackets(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines.map(closedInLine)) {
    const above = whole.at(-1);
    const cut = above && cutCell(above, line);
    if (cut) whole[whole.length - 1] = joined(above, line, cut);
    else whole.push(line);
  }
  return whole;
}

/** In a typewriter's column a range may be wide: '(  50 -', '500)'. */
function closedInLine(line: Line): Line {
  if (line.source !== 'text' || !line.cells.some(({ text }) => OPEN.test(text))) return line;
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const before = cells.at(-1);
    const isEnd = before && OPEN.test(before.text) && /^[\d.,\s-]*[)\]]/.test(cell.text);
    if (isEnd || (before && /^[([]$/.test(before.text)))
      cells[cells.length - 1] = joinedWords(`${before.text} ${cell.text}`, [...before.words, ...cell.words]);
    else cells.push(cell);
  }
  return cells.length === line.cells.length
    ? line
    : { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

const OPEN = /[([][\d.,\s-]*$/;

/** The cell of the line above whose bracket this line closes. */
function cutCell(above: Line, line: Line): Cell | undefined {
  const [first, ...others] = line.cells;
  const isSameText =
    above.page === line.page &&
    above.source === 'text' &&
    line.baseline - above.baseline <= LEADING * line.size &&
    others.length === 0 &&
    /^[^()]{0,20}\)/.test(line.text);
  if (!isSameText) return undefined;
  const last = above.cells.at(-1)!;
  // A text goes on at its left edge, a cell of a table below itself.
  const isText = Math.abs(above.cells[0]!.left - first!.left) <= 1 && isOpen(last);
  return isText ? last : above.cells.find((cell) => isOpen(cell) && Math.abs(cell.left - first!.left) <= 1);
}

const isOpen = ({ text }: Cell) => /\([^()]*$/.test(text);

function joined(above: Line, line: Line, cut: Cell): Line {
  const [next] = line.cells;
  const glue = cut.text.endsWith('-') ? '' : ' ';
  const cell = joinedWords(`${cut.text}${glue}${next!.text}`, [...cut.words, ...next!.words]);
  const cells = above.cells.map((each) =>
    each === cut ? { ...cell, left: cut.left, right: cut.right } : each,
  );
  return { ...above, cells, text: cells.map(({ text }) => text).join('  ') };
}
