import type { importWeights } from '@leveza/contract/measurements.ts';
import type { Columns } from '@leveza/domain/measurements/import/columns.ts';
import type { DateOrder } from '@leveza/domain/measurements/import/dates.ts';
import type { BadRow } from '@leveza/domain/measurements/import/rows.ts';
import type { ColumnChoice, ColumnOffer } from '@leveza/domain/measurements/import/table.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';

export type ImportBody = Sent<typeof importWeights>['body'];

/** The contents of a file, ready to be shown and sent. */
export interface ReadWeights extends ImportBody {
  /** How many weights the file has, duplicates left out. */
  found: number;
  merged: number;
  /** The first of the lines that could not be read, and how many there are in all. */
  bad: BadRow[];
  badTotal: number;
  /** Only of a CSV. */
  table: CsvTable | null;
}

/** How a CSV was understood, for the patient to look at and set right. */
export interface CsvTable {
  offers: ColumnOffer[];
  firstLines: string[];
  /** Null while the patient has to say where they are. */
  columns: Columns | null;
  /** Which columns look right, where none was taken. */
  guess: { date: number; weight: number } | null;
  order: DateOrder | null;
}

/** The worker's order. */
export interface ReadingOrder {
  file: File;
  zone: string;
  /** The most weights one import takes. */
  most: number;
  /** Where the columns are, when the patient said so. */
  choice: ColumnChoice | null;
}

/** The worker's messages. */
export type ReadingNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; weights: ReadWeights }
  | { kind: 'failed'; why: string };

/** A file that cannot be used, in the words the patient reads. */
export class Unreadable extends Error {}
