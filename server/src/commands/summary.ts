import type { Manifest } from '../backup/manifest.ts';

export function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows, 'row')} in ${count(tables.length, 'table')} and ${count(files.length, 'file')}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
