import type { BadRow, WeightRow } from '@leveza/domain/measurements/import/rows.ts';
import { fitImport } from './fit-import.ts';
import { readAppleXml, readAppleZip } from './read-apple.ts';
import { readCsv } from './read-csv.ts';
import type { ReadingOrder, ReadWeights } from './reading.ts';

const MOST_BAD_SHOWN = 100;
/** A clock somewhat ahead of the server's must not have a whole file refused as of the future. */
const CLOCK_SLACK_MS = 120_000;

/** Every weight of a file of any kind; runs in a worker. */
export async function readWeights(
  { file, zone, most }: ReadingOrder,
  onShare: (share: number) => void,
  now: Date = new Date(),
): Promise<ReadWeights> {
  const reading = { zone, now, onShare };
  const kind = await kindOf(file);
  if (kind === 'csv') {
    const { rows, bad, merged } = await readCsv(file, reading);
    return { source: 'csv', ...told(rows, { zone, most, now }), merged, ...listed(bad) };
  }
  const readApple = kind === 'zip' ? readAppleZip : readAppleXml;
  const { rows, merged, skipped } = await readApple(file, reading);
  const sent = told(rows, { zone, most, now });
  return { source: 'apple-health', ...sent, merged, bad: [], badTotal: skipped };
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

function told(
  rows: readonly WeightRow[],
  { zone, most, now }: { zone: string; most: number; now: Date },
): Pick<ReadWeights, 'rows' | 'found'> {
  const latest = now.getTime() - CLOCK_SLACK_MS;
  const kept = fitImport(rows, most, zone).map(({ at, weight }): [string, number] => [
    new Date(Math.min(at.getTime(), latest)).toISOString(),
    weight,
  ]);
  return { rows: kept, found: rows.length };
}

const listed = (bad: BadRow[]) => ({ bad: bad.slice(0, MOST_BAD_SHOWN), badTotal: bad.length });
