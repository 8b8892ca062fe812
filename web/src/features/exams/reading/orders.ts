import type { ReadPage } from '@leveza/reading/page.ts';
import type { FileReading, Patient } from '@leveza/reading/reading.ts';

/** What the worker is asked to do. */
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

/** What the worker tells. */
export type News =
  | { kind: 'page'; page: number; pages: number; step: 'text' | 'recognition' }
  | { kind: 'done'; outcome: Outcomes[keyof Outcomes] }
  | { kind: 'failed'; sentence: string };
