import type { ReadPage } from '@leveza/reading/page.ts';
import type { FileReading, Patient } from '@leveza/reading/reading.ts';

/** The orders to the worker. */
export type Order =
  | {
      kind: 'read';
      file: Blob;
      name: string;
      password?: string;
      patient?: Patient;
      mostRecognised?: number;
      known?: readonly ReadPage[];
    }
  | { kind: 'picture'; file: Blob; page: number; password?: string; turn: number }
  | { kind: 'count'; file: Blob; password?: string };

export interface Outcomes {
  read: { reading: FileReading; pages: ReadPage[] };
  picture: Blob;
  count: number;
}

/** The answers of the worker. */
export type News =
  | { kind: 'page'; page: number; pages: number; step: 'text' | 'recognition' }
  | { kind: 'done'; outcome: Outcomes[keyof Outcomes] }
  | { kind: 'failed'; sentence: string };
