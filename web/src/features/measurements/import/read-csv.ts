import { recogniseColumns } from '@leveza/domain/measurements/import/columns.ts';
import { type ReadRows, readRows } from '@leveza/domain/measurements/import/rows.ts';
import Papa from 'papaparse';
import { Unreadable } from './reading.ts';

/** Fifty years of ten weighings a day are smaller. */
const MOST_BYTES = 30 << 20;
const PIECE_BYTES = 1 << 20;
const SNIFFED_BYTES = 1 << 16;
/** Some apps write their name and a date before the names of the columns. */
const HEADER_WITHIN = 15;

interface Reading {
  zone: string;
  now: Date;
  onShare: (share: number) => void;
}

/** The weights of a table, whatever its separator, encoding and first lines. */
export async function readCsv(file: File, { zone, now, onShare }: Reading): Promise<ReadRows> {
  if (file.size > MOST_BYTES) throw new Unreadable('O arquivo é grande demais para uma lista de pesos.');
  const lines = await linesOf(file, onShare);
  const named = lines.slice(0, HEADER_WITHIN).findIndex((cells) => recogniseColumns(cells) !== null);
  const at = Math.max(named, 0);
  const read = readRows({ header: lines[at] ?? [], rows: lines.slice(at + 1), zone, now });
  // Lines are counted from the top of the file.
  return { ...read, bad: read.bad.map((row) => ({ ...row, line: row.line + at })) };
}

async function linesOf(file: File, onShare: (share: number) => void): Promise<string[][]> {
  const encoding = await encodingOf(file);
  const lines: string[][] = [];
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      encoding,
      chunkSize: PIECE_BYTES,
      chunk: ({ data, meta }) => {
        for (const cells of data) lines.push(cells);
        onShare(Math.min(1, meta.cursor / file.size));
      },
      complete: () => resolve(lines),
      error: (cause) => reject(new Unreadable('Não foi possível ler o arquivo.', { cause })),
    });
  });
}

/** What spreadsheets write: UTF-8, older ones the letters of Windows, some UTF-16. */
async function encodingOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
