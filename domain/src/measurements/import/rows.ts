import { WEIGHT_KG } from '../../profile/limits.ts';
import { dayIn } from '../../time/days.ts';
import { type Columns, recogniseColumns } from './columns.ts';
import { guessDayFirst, readDateAndTime } from './dates.ts';
import { isPossible, readKg } from './weights.ts';

export interface WeightRow {
  at: Date;
  weight: number;
}

export interface BadRow {
  /** As an editor counts them: the header is line 1. */
  line: number;
  text: string;
  why: string;
}

interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  zone: string;
  now: Date;
}

interface Reading {
  columns: Columns;
  isDayFirst: boolean;
  zone: string;
  now: Date;
}

export interface ReadRows {
  rows: WeightRow[];
  bad: BadRow[];
  /** How many rows said the same minute again. */
  merged: number;
}

/** Every weight of a table, oldest first, and every line that could not be read with its reason. */
export function readRows({ header, rows, zone, now }: Table): ReadRows {
  const columns = recogniseColumns(header);
  if (!columns) {
    const why = 'Não encontramos uma coluna de data e uma de peso.';
    return { rows: [], bad: [{ line: 1, text: shown(header), why }], merged: 0 };
  }
  const isDayFirst = guessDayFirst(rows.map((cells) => cells[columns.date] ?? ''));
  const read: WeightRow[] = [];
  const bad: BadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => !cell.trim())) continue;
    const row = readRow(cells, { columns, isDayFirst, zone, now });
    if ('why' in row) bad.push({ line: index + 2, text: shown(cells), why: row.why });
    else read.push(row);
  }
  const kept = mergeRows(read);
  return { rows: kept, bad, merged: read.length - kept.length };
}

const MINUTE_MS = 60_000;

/**
 * One row a minute, oldest first. Of several in a minute the latest stays; of several at one instant the one that
 * comes later in the file, where corrections are usually appended.
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

function readRow(
  cells: readonly string[],
  { columns, isDayFirst, zone, now }: Reading,
): WeightRow | { why: string } {
  const dateText = cells[columns.date]?.trim() ?? '';
  const timeText = columns.time === null ? null : (cells[columns.time] ?? null);
  if (!dateText) return { why: 'Falta a data.' };
  const date = readDateAndTime(dateText, timeText, zone, isDayFirst);
  if (!date) return { why: 'Não entendemos a data ou a hora.' };
  const isAhead = date.at > now;
  // A weight of this morning without its time stands for midday, which may still be to come.
  const isToday = isAhead && !date.hasTime && dayIn(zone, date.at) === dayIn(zone, now);
  if (isAhead && !isToday) return { why: 'A data está no futuro.' };
  const weightText = cells[columns.weight]?.trim() ?? '';
  if (!weightText) return { why: 'Falta o peso.' };
  const weight = readKg(weightText, columns.unit);
  if (weight === null) return { why: 'Não entendemos o peso.' };
  if (!isPossible(weight))
    return { why: `O peso precisa ficar entre ${WEIGHT_KG.min} e ${WEIGHT_KG.max} kg.` };
  return { at: isToday ? now : date.at, weight };
}

const MOST_SHOWN = 80;

function shown(cells: readonly string[]): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell)
    .join(' · ');
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
