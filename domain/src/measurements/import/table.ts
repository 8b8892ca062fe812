import type { WeightUnit } from '../../profile/units.ts';
import { type Columns, columnsBeside, recogniseColumns } from './columns.ts';
import { type DateOrder, readImportDate } from './dates.ts';
import { isBlank } from './rows.ts';
import { isPossible, readKg } from './weights.ts';

type Cells = readonly string[];

/** Some apps write their name and a date before the names of the columns. */
const HEADER_WITHIN = 15;
const LINES_TRIED = 30;
const MOST_COLUMNS = 60;

/** Where the columns are, as the patient says. */
export interface ColumnChoice {
  date: number;
  weight: number;
  unit: WeightUnit;
  order: DateOrder | null;
}

export interface FoundTable {
  columns: Columns;
  /** Which line has the names; null where none has. */
  headerAt: number | null;
  /** Which line is the first with values. */
  rowsAt: number;
  width: number | null;
}

/** The first table with named columns; lines before it are skipped. */
export function findTable(lines: readonly Cells[]): FoundTable | null {
  const first = firstFilled(lines, HEADER_WITHIN);
  for (const isLoose of [false, true]) {
    for (const headerAt of first) {
      const columns = recogniseColumns(lines[headerAt]!, isLoose);
      if (columns) return { columns, headerAt, rowsAt: headerAt + 1, width: widthOf(lines[headerAt]!) };
    }
  }
  return null;
}

/** The same by the columns a patient chose: the names stand above the first line that can be read with them. */
export function chosenTable(lines: readonly Cells[], choice: ColumnChoice): FoundTable {
  const first = firstFilled(lines, Infinity);
  const rowsAt = first.find((index) => isReadable(lines[index]!, choice)) ?? first[1] ?? first[0] ?? 0;
  const headerAt = first.findLast((index) => index < rowsAt) ?? null;
  const header = headerAt === null ? [] : lines[headerAt]!;
  const hasNames = widthOf(header) > Math.max(choice.date, choice.weight);
  const beside = columnsBeside(hasNames ? header : [], choice.date);
  const columns = { date: choice.date, weight: choice.weight, unit: choice.unit, ...beside };
  if (columns.time === choice.weight) columns.time = null;
  return { columns, rowsAt, headerAt: hasNames ? headerAt : null, width: hasNames ? widthOf(header) : null };
}

/** Columns that look like days and weights; only a suggestion for the patient to confirm. */
export function guessColumns(lines: readonly Cells[]): Pick<ColumnChoice, 'date' | 'weight'> | null {
  const tried = firstFilled(lines, LINES_TRIED).map((index) => lines[index]!);
  const best = (matches: (cell: string) => boolean, not?: number) => {
    const counts = tallest(tried).map((_, index) =>
      index === not ? 0 : tried.filter((cells) => matches(cells[index] ?? '')).length,
    );
    const most = Math.max(0, ...counts);
    return most > 0 ? counts.indexOf(most) : null;
  };
  const date = best(looksLikeDay);
  const weight = date === null ? null : best(looksLikeWeight, date);
  return date === null || weight === null ? null : { date, weight };
}

export interface ColumnOffer {
  label: string;
  /** The column's first value. */
  sample: string;
}

/** The columns a patient can choose from, each by its name and a value. */
export function columnOffers(lines: readonly Cells[], table: FoundTable | null): ColumnOffer[] {
  const filled = firstFilled(lines, LINES_TRIED);
  const headerAt = table ? table.headerAt : (filled[0] ?? null);
  const rows = filled.filter((index) => index > (headerAt ?? -1)).map((index) => lines[index]!);
  const header = headerAt === null ? [] : lines[headerAt]!;
  return tallest([header, ...rows]).map((_, index) => ({
    label: header[index]?.trim() || `Coluna ${index + 1}`,
    sample: rows.find((cells) => cells[index]?.trim())?.[index]?.trim() ?? '',
  }));
}

/** How well lines cut by one separator make a table; the greatest is the separator of the file. */
export function tableRank(lines: readonly Cells[]): number {
  const first = firstFilled(lines, HEADER_WITHIN).map((index) => lines[index]!);
  const found = findTable(lines);
  if (found) return recogniseColumns(lines[found.headerAt!]!) ? 4 : 3;
  if (guessColumns(lines)) return 2;
  return first.filter((cells) => cells.length > 1).length * 2 > first.length ? 1 : 0;
}

function isReadable(cells: Cells, { date, weight }: ColumnChoice): boolean {
  return looksLikeDay(cells[date] ?? '') && looksLikeWeight(cells[weight] ?? '');
}

const looksLikeDay = (cell: string) =>
  [true, false].some((isDayFirst) => readImportDate(cell, null, 'UTC', isDayFirst) !== null);

function looksLikeWeight(cell: string): boolean {
  const kg = readKg(cell, 'kg');
  return kg !== null && (isPossible(kg) || isPossible(readKg(cell, 'lb')!));
}

function firstFilled(lines: readonly Cells[], most: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < lines.length && found.length < most; index++) {
    if (!isBlank(lines[index]!)) found.push(index);
  }
  return found;
}

/** Commas after the last name are no columns. */
function widthOf(header: Cells): number {
  return header.findLastIndex((name) => name.trim()) + 1;
}

function tallest(lines: readonly Cells[]): Cells {
  return lines
    .reduce((most, cells) => (cells.length > most.length ? cells : most), [])
    .slice(0, MOST_COLUMNS);
}
