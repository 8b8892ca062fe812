import type { Column } from './columns.ts';
import type { Line } from './layout.ts';

/** Headings that are printed on the page before only: a table goes on where its rows stand in the same places. */
export class CarriedColumns {
  #columns: Column[] = [];
  #row: Line | null = null;

  /** The last row that was read below headings. */
  keep(row: Line, columns: Column[]): void {
    if (columns.length > 0 && row.cells.length > 2) [this.#row, this.#columns] = [row, columns];
  }

  drop(): void {
    this.#row = null;
  }

  /** The headings of a row on another page; null where it stands in other places. */
  of(line: Line): Column[] | null {
    const row = this.#row;
    return row !== null && row.page === line.page - 1 && isAligned(line, row) ? this.#columns : null;
  }
}

function isAligned({ cells, size }: Line, { cells: others }: Line): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= size / 3;
  const isPlaced = cells.every(({ left, right }, at) => {
    const other = others[at]!;
    return isNear(left, other.left) || isNear(right, other.right);
  });
  return cells.length === others.length && isPlaced;
}
