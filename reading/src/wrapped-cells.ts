import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { isUnit, unitBehind } from '@leveza/domain/exams/printed/unit.ts';
import { joinedWords, type Cell, type Line } from './layout.ts';
import { isPlainValue } from './row-forms.ts';

/** In letters' heights: lines nearer than this are of one row, whose cells are centred side by side. */
const INTERLEAVED = 0.95;
/** Lines of one cell stand at most this far apart. */
const LEADING = 1.45;

/**
 * A narrow cell is printed in two lines. Where its row is centred they stand above and below it ('Oxalato de', then the
 * row, then 'cálcio'); where it is not, the second follows an end that cannot be one ('1.700 a', then '7.000').
 */
export function withWholeCells(lines: readonly Line[]): Line[] {
  return withCutEnds(withCentredCells(withSigns(lines)));
}

/** A sign on the line above its number is of the number: '<', '0,30'. */
function withSigns(lines: readonly Line[]): Line[] {
  const whole = [...lines];
  for (let at = 1; at < whole.length; at += 1) {
    const [above, line] = [whole[at - 1]!, whole[at]!];
    const sign = above.cells.find(({ text }) => /^[<>≤≥]$/.test(text));
    const beside = sign && above.cells[above.cells.indexOf(sign) + 1];
    // Its number may stand beside it already.
    if (beside && isPlainValue(beside)) continue;
    const number = sign && line.cells.find((cell) => /^\d/.test(cell.text) && isUnder(sign, cell));
    if (!number || !isNear(above, line, LEADING)) continue;
    whole[at - 1] = withCells(
      above,
      above.cells.filter((cell) => cell !== sign),
    );
    whole[at] = withCells(
      line,
      line.cells.map((cell) => (cell === number ? joined(sign, number) : cell)),
    );
  }
  return whole.filter(({ cells }) => cells.length > 0);
}

function withCentredCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, row, below] = lines.slice(at, at + 3);
    const cells = above && row && below ? cellsAround(above, row, below) : null;
    if (cells) {
      whole.push(withCells(row!, [...row!.cells, ...cells]));
      at += 2;
    } else whole.push(lines[at]!);
  }
  return whole;
}

/** The cells that begin in the line above a row and end in the one below it. */
function cellsAround(above: Line, row: Line, below: Line): Cell[] | null {
  const isTight = isNear(above, row, INTERLEAVED) && isNear(row, below, INTERLEAVED);
  if (!isTight || row.source !== 'text' || above.cells.length !== below.cells.length) return null;
  const pairs = above.cells.map((top, at) => [top, below.cells[at]!] as const);
  const isBeside = (cell: Cell) => !row.cells.some((own) => isUnder(own, cell));
  const isWhole = pairs.every(
    ([top, end]) => isUnder(top, end) && isBeside(top) && isBeside(end) && !areTwo(top, end),
  );
  return isWhole ? pairs.map(([top, end]) => joined(top, end)) : null;
}

/** Two values, or a name and the range below it, are two cells. */
function areTwo(top: Cell, end: Cell): boolean {
  return (isPlainValue(top) && isPlainValue(end)) || withoutIntro(end.text) !== null;
}

function withCutEnds(lines: readonly Line[]): Line[] {
  const whole = [...lines];
  for (let at = 1; at < whole.length; at += 1) {
    const [above, line] = [whole[at - 1]!, whole[at]!];
    if (line.source !== 'text' || !isNear(above, line, LEADING)) continue;
    const ends = new Map(
      above.cells.map((cell) => [cell, isCut(cell) ? endOf(cell, line) : unitOf(cell, line)]),
    );
    const taken = new Set([...ends.values()].filter((end) => end !== undefined));
    if (taken.size === 0) continue;
    const cells = above.cells.map((cell) => (ends.get(cell) ? joined(cell, ends.get(cell)!) : cell));
    whole[at - 1] = withCells(above, cells);
    whole[at] = withCells(
      line,
      line.cells.filter((cell) => !taken.has(cell)),
    );
  }
  return whole.filter(({ cells }) => cells.length > 0);
}

/** A unit alone on the line below a range without one: 'Homens: 0,70 a 1,30', 'mg/dL'. */
function unitOf({ text, left }: Cell, { cells, size }: Line): Cell | undefined {
  const [only, ...others] = cells;
  const isBelow = others.length === 0 && isUnit(only!.text) && Math.abs(only!.left - left) <= size / 2;
  const range = isBelow ? candidatesIn(withoutIntro(text) ?? text).at(-1) : undefined;
  return range && text.endsWith(range.text) && unitBehind(range.text) === null ? only : undefined;
}

/** The number, or the word of a heading, that a cut cell goes on with. */
function endOf(cut: Cell, { cells }: Line): Cell | undefined {
  const isUnitCut = cut.text.endsWith('/');
  const goesOn = /(?:a|at[eé]|-)$/i.test(cut.text)
    ? /^\d[\d.,]*(?=\s|$)/
    : LESS.test(cut.text)
      ? /^(?:a|que|do que|de|ou igual a)\s+\d/i
      : /^refer[eê]ncia/i;
  if (isUnitCut)
    return cells.find((cell) => isUnder(cut, cell) && isUnit(`/${cell.text.replace(/\W+$/, '')}`));
  return cells.find((cell) => isUnder(cut, cell) && goesOn.test(cell.text));
}

const LESS = /\b(?:inferior|superior|menor|maior|acima|abaixo)$/i;

/** '1.700 a', 'inferior a', 'Valores de', '2.813 /'. */
function isCut({ text }: Cell): boolean {
  if (LESS.test(text)) return true;
  return /\/$|\d\s*(?:a|at[eé]|-)$|\b(?:at[eé]|inferior a|superior a)$|\b(?:valor(?:es)?|intervalos?) de$/i.test(
    text,
  );
}

function isNear(above: Line, line: Line, most: number): boolean {
  const gap = (line.baseline - above.baseline) / Math.min(above.size, line.size);
  return above.page === line.page && gap <= most;
}

function isUnder(one: Cell, other: Cell): boolean {
  return one.left < other.right && one.right > other.left;
}

function joined(top: Cell, end: Cell): Cell {
  return joinedWords(`${top.text}${top.text.endsWith('/') ? '' : ' '}${end.text}`, [
    ...top.words,
    ...end.words,
  ]);
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  const ordered = cells.toSorted((one, other) => one.left - other.left);
  return { ...line, cells: ordered, text: ordered.map(({ text }) => text).join('  ') };
}
