import type { TableBlock } from '../document/block.ts';

/** pdfmake drops the part of an unbreakable block that is beyond one page, which holds about sixty lines of a table. */
export const MOST_LINES = 30;
const LETTERS_A_LINE = 90;

export const linesOf = (text: string, share = 1) =>
  Math.max(1, Math.ceil(text.length / (LETTERS_A_LINE * share)));

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** About how many lines each row of a table is high. */
export function rowLines({ columns, rows }: TableBlock): number[] {
  const whole = sum(columns.map(({ width }) => width));
  return rows.map((row) =>
    Math.max(...row.map((text, place) => linesOf(text, columns[place]!.width / whole))),
  );
}

/** A small table is not parted, and a longer one leaves no row alone under its head. */
const WHOLE_ROWS = 6;
const LEAST_ROWS = 3;

/** How many rows stay on the page of the table's head. */
export function rowsWithHead(table: TableBlock): number {
  const lines = rowLines(table);
  const wanted = lines.length <= WHOLE_ROWS ? lines.length : LEAST_ROWS;
  const fitting = lines.findIndex((_, place) => sum(lines.slice(0, place + 1)) > MOST_LINES);
  return Math.max(1, fitting < 0 ? wanted : Math.min(wanted, fitting));
}
