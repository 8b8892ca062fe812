import type { Block, Column } from '../block.ts';

/** A table of the annex; none where there is no row. */
export const annexTable = (caption: string, columns: Column[], rows: string[][]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', caption, columns, rows }];
