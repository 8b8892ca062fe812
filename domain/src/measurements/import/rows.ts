import { WEIGHT_KG } from '../../profile/limits.ts';
import { IN_THE_FUTURE, notInFuture } from '../../time/moment.ts';
import { MINUTE_MS } from '../../time/spans.ts';
import { type Columns, readUnit } from './columns.ts';
import { type DateOrder, guessDateOrder, readImportDate } from './dates.ts';
import { mayBeCut, rejoined } from './loose-commas.ts';
import { isPossible, readKg } from './weights.ts';

export interface WeightRow {
  at: Date;
  weight: number;
}

export interface BadRow {
  /** As an editor counts them, from 1. */
  line: number;
  text: string;
  why: string;
}

type Cells = readonly string[];

export interface Table {
  columns: Columns;
  rows: readonly Cells[];
  /** The line of the first row. */
  firstLine: number;
  separator: string;
  /** How many columns have a name; null where none has. */
  width: number | null;
  /** Guessed from the dates if absent. */
  order?: DateOrder | null;
  zone: string;
  now: Date;
}

export interface ReadRows {
  rows: WeightRow[];
  bad: BadRow[];
  /** How many rows said the same minute again, or the same day without a time. */
  merged: number;
  /** How days like 05/01/2026 were understood; null where there are none. */
  order: DateOrder | null;
}

interface Reading extends Table {
  isDayFirst: boolean;
  hasCutWeights: boolean;
}

/** Every weight of a table, oldest first, and every line that could not be read with its reason. */
export function readRows(table: Table): ReadRows {
  const { columns, rows, firstLine, separator, width } = table;
  const guessed = guessDateOrder(rows.map((cells) => cells[columns.date] ?? ''));
  const order = guessed && (table.order ?? guessed);
  const hasCutWeights =
    separator === ',' && rows.some((cells) => cells.length > (width ?? 0) && mayBeCut(cells, columns.weight));
  const reading = { ...table, isDayFirst: order !== 'month-first', hasCutWeights };
  const read: WeightRow[] = [];
  const bad: BadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    if (isBlank(cells)) continue;
    const row = readLine(cells, reading);
    if ('why' in row) bad.push({ line: firstLine + index, text: shown(cells), why: row.why });
    else read.push(row);
  }
  const kept = mergeRows(read);
  return { rows: kept, bad, merged: read.length - kept.length, order };
}

export const isBlank = (cells: Cells) => cells.every((cell) => !cell.trim());

/**
 * One row a minute, oldest first. The latest of several in a minute stays; at the same instant the one later in the
 * file stays, because corrections are usually appended.
 */
export function mergeRows(rows: readonly WeightRow[]): WeightRow[] {
  const byMinute = new Map<number, WeightRow>();
  for (const row of rows) {
    const minute = Math.floor(row.at.getTime() / MINUTE_MS);
    const known = byMinute.get(minute);
    if (!known || row.at >= known.at) byMinute.set(minute, row);
  }
  return [...byMinute.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const CUT = { why: 'Não dá para saber onde o peso termina: a vírgula também separa as colunas.' };

/** One line, its commas settled first. */
function readLine(cells: Cells, reading: Reading): WeightRow | { why: string } {
  const { columns, width, separator, hasCutWeights } = reading;
  if (separator === ',' && width !== null && cells.length > width) {
    const whole = rejoined(cells, { width, weight: columns.weight }, (way) => {
      const row = readRow(way, reading);
      return 'why' in row ? null : `${row.at.getTime()} ${row.weight}`;
    });
    return whole ? readRow(whole, reading) : CUT;
  }
  // If other lines have weights cut in two, this one may be cut too, with a cell missing.
  return hasCutWeights && mayBeCut(cells, columns.weight) ? CUT : readRow(cells, reading);
}

function readRow(cells: Cells, { columns, isDayFirst, zone, now }: Reading): WeightRow | { why: string } {
  const cell = (index: number | null) => (index === null ? '' : (cells[index]?.trim() ?? ''));
  if (!cell(columns.date)) return { why: 'Falta a data.' };
  const at = readImportDate(cell(columns.date), cell(columns.time), zone, isDayFirst);
  if (!at) return { why: 'Não entendemos a data ou a hora.' };
  if (!notInFuture(at, now)) return { why: IN_THE_FUTURE };
  if (!cell(columns.weight)) return { why: 'Falta o peso.' };
  const unit = cell(columns.unitColumn) ? readUnit(cell(columns.unitColumn)) : columns.unit;
  if (!unit) return { why: 'Não entendemos a unidade do peso.' };
  const weight = readKg(cell(columns.weight), unit);
  if (weight === null) return { why: 'Não entendemos o peso.' };
  if (!isPossible(weight))
    return { why: `O peso precisa ficar entre ${WEIGHT_KG.min} e ${WEIGHT_KG.max} kg.` };
  return { at, weight };
}

const MOST_SHOWN = 80;

export function shown(cells: Cells): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell)
    .join(' · ');
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
