import type { ReportDocument } from '../document/block.ts';

/** Pictures by the ids of their photos, as data addresses. */
export type Pictures = Record<string, string>;

/** The worker's order. */
export interface PdfOrder {
  report: ReportDocument;
  pictures: Pictures;
}

/** The worker's messages. */
export type PdfNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; bytes: ArrayBuffer }
  | { kind: 'failed' };
