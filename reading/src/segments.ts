import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { columnAt, type Column } from './columns.ts';
import { inFamily } from './families.ts';
import type { Cell, Line } from './layout.ts';
import { nameCell, type NameCell } from './name-cell.ts';
import { beginsValue } from './scan-row.ts';

/** A name and the cells up to the next one: a row, or one half of a line with two. */
export interface Segment {
  name: NameCell;
  cells: Cell[];
}

/** The facts about a row in the lines above. */
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
  const [only] = segments;
  const isBehind = segments.length === 1 && isValueBefore(before, only!);
  return isBehind
    ? { before: [], segments: [{ ...only!, cells: [only!.cells[0]!, ...before, ...only!.cells.slice(1)] }] }
    : { before, segments };
}

/** '101 mg/dL', 'Glicose', '70 a 99': a value that stands before its name, in a row that has no other. */
function isValueBefore(before: readonly Cell[], { name, cells }: Segment): boolean {
  const text = before.map((cell) => cell.text).join(' ');
  const unit = /^[<>≤≥]?\s*\d[\d.,]*\s+(.+)$/.exec(text)?.[1];
  const hasValue = /\d/.test(name.rest) || cells.slice(1).some((cell) => beginsValue(cell.text));
  return unit !== undefined && isUnit(unit) && !hasValue;
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
