import { familyIn, inFamily } from './families.ts';
import type { Cell, Line } from './layout.ts';
import { isUrineFrom } from './material.ts';
import { nameCell, type NameCell } from './name-cell.ts';
import { isNote } from './row-forms.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';

/** A known name, and all that stands beside it and below it up to the next names. */
export interface NameBlock {
  name: NameCell;
  line: Line;
  cell: Cell;
  beside: Cell[];
  below: Cell[][];
  /** Small print beside the upper part of a large value. */
  above: Cell[][];
}

type Anchor = Pick<NameBlock, 'name' | 'line' | 'cell'>;

/** In letters' heights: the tolerance for text on one line with a name whose letters are smaller. */
const BAND = 0.8;
/** How far below a name its result and ranges may stand. */
const REACH = 16;
/** How far above or below a name another one parts the page into columns. */
const COLUMN_REACH = 6;
const ABOVE = 1.6;
const LONGEST_CELL = 90;

/** The blocks of a page by the names that Leveza knows, whatever its tables and headings look like. */
export function nameBlocks(lines: readonly Line[]): NameBlock[] {
  const anchors = anchorsIn(lines);
  return anchors.map((anchor) => blockOf(anchor, anchors, lines));
}

function anchorsIn(lines: readonly Line[]): Anchor[] {
  let [isUrine, family, page] = [false, '', 0];
  return lines.flatMap((line) => {
    const plain = fold(line.text);
    if (line.page !== page) [isUrine, family, page] = [false, '', line.page];
    isUrine = isUrineFrom(plain) ?? isUrine;
    family = familyIn(line) ?? family;
    if (isNote(plain)) return [];
    return line.cells.flatMap((cell) => {
      // A code may stand before the name: '0101 Glicose'.
      const text = cell.text.replace(/^\d{2,8}\s+(?=\p{L})/u, '');
      const name =
        text.length > LONGEST_CELL || isEndOfName(text)
          ? null
          : nameCell(inFamily(text, family), isUrine, line.source === 'picture');
      return name ? [{ name, line, cell }] : [];
    });
  });
}

/** The second line of a name in two: 'Saturação de', 'transferrina'. */
function isEndOfName(text: string): boolean {
  return /^\p{Ll}{3}/u.test(text);
}

function blockOf(anchor: Anchor, anchors: readonly Anchor[], lines: readonly Line[]): NameBlock {
  const { line, cell } = anchor;
  const { size } = line;
  const drop = (other: Line) => (other.page === line.page ? other.baseline - line.baseline : Infinity);
  const isBeside = (other: Line) => Math.abs(drop(other)) <= BAND * Math.max(size, other.size);
  const right = Math.min(
    ...anchors
      .filter((each) => each.cell.left > cell.right && Math.abs(drop(each.line)) <= COLUMN_REACH * size)
      .map((each) => each.cell.left),
  );
  const isInside = ({ left }: Cell) => left < right;
  // Small print right below a large name may stand on one line with its value.
  const isUnder = (each: Cell, isOnLine: boolean) =>
    each.right > cell.left && !(isOnLine && each.left >= cell.right);
  const end = Math.min(
    REACH * size,
    ...anchors
      .filter((each) => each.cell !== cell && !isBeside(each.line) && drop(each.line) > 0)
      .filter((each) => isInside(each.cell) && each.cell.right > cell.left)
      .map((each) => drop(each.line) - size / 2),
  );
  const beside = lines.filter(isBeside).flatMap(({ cells }) => cells);
  return {
    ...anchor,
    beside: beside
      .filter((each) => each.left >= cell.right && isInside(each))
      .toSorted((one, other) => one.left - other.left),
    below: lines
      .filter((each) => each !== line && (isBeside(each) || (drop(each) > 0 && drop(each) < end)))
      .map((each) => each.cells.filter((one) => isInside(one) && isUnder(one, isBeside(each))))
      .filter((cells) => cells.length > 0),
    above: lines
      .filter((each) => drop(each) < 0 && !isBeside(each) && drop(each) >= -ABOVE * size)
      .filter((each) => !anchors.some((other) => other.line === each))
      .map(({ cells }) => cells.filter((each) => isInside(each) && each.left >= cell.right)),
  };
}
