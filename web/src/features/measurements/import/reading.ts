import type { importWeights } from '@leveza/contract/measurements.ts';
import type { BadRow } from '@leveza/domain/measurements/import/rows.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';

export type ImportBody = Sent<typeof importWeights>['body'];

/** What was read from a file, ready to be looked at and sent. */
export interface ReadWeights extends ImportBody {
  /** How many weights the file has, duplicates left out. */
  found: number;
  merged: number;
  /** The first of the lines that could not be read, and how many there are in all. */
  bad: BadRow[];
  badTotal: number;
}

/** What is asked of the worker. */
export interface ReadingOrder {
  file: File;
  zone: string;
  /** The most weights one import takes. */
  most: number;
}

/** What the worker tells. */
export type ReadingNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; weights: ReadWeights }
  | { kind: 'failed'; why: string };

/** A file that cannot be used, in the words the patient reads. */
export class Unreadable extends Error {}
