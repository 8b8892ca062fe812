import type { ReportDocument } from '../document/block.ts';

/** The worker's order. */
export interface PdfOrder {
  report: ReportDocument;
}

/** The worker's messages. */
export type PdfNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; bytes: ArrayBuffer }
  | { kind: 'failed' };
