import type { BadRow, WeightRow } from '@leveza/domain/measurements/import/rows.ts';
import { fitImport } from './fit-import.ts';
import { readAppleXml, readAppleZip } from './read-apple.ts';
import { readCsv } from './read-csv.ts';
import type { ReadingOrder, ReadWeights } from './reading.ts';

const MOST_BAD_SHOWN = 100;

/** Every weight of a file of any kind; runs in a worker. */
export async function readWeights(
  { file, zone, most, choice }: ReadingOrder,
  onShare: (share: number) => void,
  now: Date = new Date(),
): Promise<ReadWeights> {
  const reading = { zone, now, onShare };
  const kind = await kindOf(file);
  if (kind === 'csv') {
    const { rows, bad, merged, table } = await readCsv(file, { ...reading, choice });
    return { source: 'csv', ...cutToMost(rows, most, zone), merged, ...listed(bad), table };
  }
  const readApple = kind === 'zip' ? readAppleZip : readAppleXml;
  const { rows, merged, skipped } = await readApple(file, reading);
  const sent = cutToMost(rows, most, zone);
  return { source: 'apple-health', ...sent, merged, bad: [], badTotal: skipped, table: null };
}

/** By its first bytes; a name says little on a phone. */
async function kindOf(file: Blob): Promise<'zip' | 'xml' | 'csv'> {
  const start = await file.slice(0, 64).text();
  if (start.startsWith('PK\u0003\u0004')) return 'zip';
  return start
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
    ? 'xml'
    : 'csv';
}

function cutToMost(
  rows: readonly WeightRow[],
  most: number,
  zone: string,
): Pick<ReadWeights, 'rows' | 'found'> {
  const kept = fitImport(rows, most, zone).map(({ at, weight }): [string, number] => [
    at.toISOString(),
    weight,
  ]);
  return { rows: kept, found: rows.length };
}

const listed = (bad: BadRow[]) => ({ bad: bad.slice(0, MOST_BAD_SHOWN), badTotal: bad.length });
