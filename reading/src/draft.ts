import { candidatesIn, withoutIntro, type Candidate } from '@leveza/domain/exams/printed/candidates.ts';
import type { Column } from './columns.ts';
import { rangesByGroup } from './row-cells.ts';
import type { Cell, Line } from './layout.ts';
import type { NamedAnalyte } from '@leveza/domain/exams/names/analyte-names.ts';
import type { Word } from './page.ts';
import type { ScannedValue } from './scan-row.ts';

/** A result as it stands on the page, before a range is chosen. */
export interface Draft {
  analyte: NamedAnalyte | null;
  parameter: string;
  isFuzzy: boolean;
  value: ScannedValue;
  page: number;
  baseline: number;
  left: number;
  /** Where its printed range begins, so that a line below continues the right one. */
  referenceLeft: number | null;
  words: Word[];
}

/** A name without a value yet: the value stands below it, or behind 'Resultado:'. */
export interface Title {
  /** Null for an exam that Leveza does not know. */
  analyte: NamedAnalyte | null;
  parameter: string;
  isFuzzy: boolean;
  unit: string | null;
  line: Line;
  cell: Cell;
  candidates: Candidate[];
}

/** Lines of small letters' height between a value and the last line of its ranges. */
const FARTHEST = 26;

function isAbove(word: Word, cell: Cell): boolean {
  return word.left < cell.right && word.right > cell.left;
}

/** The result that a reference at this place continues. */
export function continued(drafts: readonly Draft[], line: Line, cell: Cell): Draft | null {
  const near = drafts.filter(
    (draft) => draft.page === line.page && line.baseline - draft.baseline <= FARTHEST * line.size,
  );
  const aligned = near.findLast(
    ({ referenceLeft }) => referenceLeft !== null && Math.abs(referenceLeft - cell.left) <= 1.5 * line.size,
  );
  const above = near.filter(({ words }) => words.some((word) => isAbove(word, cell)));
  const isSideBySide = new Set(near.map(({ baseline }) => baseline)).size < near.length;
  if (isSideBySide && above.length === 1) return above[0]!;
  if (aligned) return aligned;
  // Of results side by side the nearest one to the left.
  const before = near.filter(({ left }) => left <= cell.left + line.size);
  if (near.length === 1) return near[0]!;
  const nearest = Math.max(...before.map(({ left }) => left));
  return before.findLast(({ left }) => left >= nearest - line.size) ?? null;
}

interface Row {
  line: Line;
  first: Cell;
  others: readonly Cell[];
  columns: readonly Column[];
}

/** The results of one row: a count of cells has two, in % and by volume. */
export function draftsOf(
  values: readonly ScannedValue[],
  name: Pick<Draft, 'analyte' | 'parameter' | 'isFuzzy'>,
  { line, first, others, columns }: Row,
): Draft[] {
  const reference = others.find(
    (cell) =>
      withoutIntro(cell.text)?.trim() === '' ||
      (candidatesIn(withoutIntro(cell.text) ?? cell.text).length > 0 && cell !== others[0]),
  );
  const byGroup = rangesByGroup(others, columns);
  // All leukocytes are 100 % of them.
  const counted = values.filter(({ unit }) => !(unit === '%' && name.analyte?.key === 'leucocitos'));
  return counted.map((value) => ({
    analyte: name.analyte,
    parameter: name.parameter,
    isFuzzy: name.isFuzzy,
    value: byGroup.length > 1 ? { ...value, candidates: byGroup } : value,
    page: line.page,
    baseline: line.baseline,
    left: first.left,
    referenceLeft: reference?.left ?? null,
    words: [first, ...others].flatMap((cell) => cell.words),
  }));
}
