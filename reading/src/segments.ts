import { columnAt, type Column } from './columns.ts';
import { inFamily } from './families.ts';
import type { Cell, Line } from './layout.ts';
import { nameCell, type NameCell } from './name-cell.ts';

/** A name and the cells up to the next one: a row, or one half of a line with two. */
export interface Segment {
  name: NameCell;
  cells: Cell[];
}

/** What the lines above say about a row. */
interface Table {
  columns: readonly Column[];
  isUrine: boolean;
  /** 'Bilirrubinas', above its rows 'Total' and 'Direta'. */
  family: string;
}

export function segmentsOf(
  cells: readonly Cell[],
  line: Line,
  table: Table,
): { before: Cell[]; segments: Segment[] } {
  const segments: Segment[] = [];
  const before: Cell[] = [];
  for (const cell of cells) {
    const name = nameOf(cell, line, table);
    if (name) segments.push({ name, cells: [cell] });
    else (segments.at(-1)?.cells ?? before).push(cell);
  }
  return { before, segments };
}

/** A name under the heading of references is part of a range. */
function nameOf(cell: Cell, line: Line, { columns, isUrine, family }: Table): NameCell | null {
  const column = columnAt(columns, cell);
  const isReference =
    column?.kind === 'reference' &&
    columns.some(({ kind }) => kind === 'name') &&
    column.left <= cell.left + line.size;
  return isReference ? null : nameCell(inFamily(cell.text, family), isUrine, line.source === 'picture');
}
