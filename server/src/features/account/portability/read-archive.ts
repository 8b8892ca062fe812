import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { Problem } from '@leveza/contract/problem.ts';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise } from 'yauzl';
import { numberOfFile } from './file-path.ts';
import { parseAside } from './parse-aside.ts';
import { damaged, tooLarge } from './refused.ts';
import { DOCUMENT } from './write-json.ts';

// A few kilobytes can unpack to petabytes: everything is bounded by what it says it is, and again by what comes out.
const MOST_ENTRIES = 10_000;
const MOST_DOCUMENT_BYTES = 64 * 1024 * 1024;
const MOST_FILE_BYTES = 25 * 1024 * 1024;
const MOST_BYTES_OF_FILES = 500 * 1024 * 1024;

/** An exported file, opened: the document in it, and its files one by one. */
export interface Archive {
  document: unknown;
  /** False for the bare document, which has no files beside it. */
  hasFiles: boolean;
  /** The bytes of a file; null when they were lost before the export. */
  file(number: number): Promise<Buffer | null>;
  close(): void;
}

export async function readArchive(content: Buffer): Promise<Archive> {
  try {
    return await (isZip(content) ? readZip(content) : readBare(content));
  } catch (error) {
    // Every error of the libraries means a broken file.
    throw error instanceof Problem ? error : damaged(error);
  }
}

function isZip(content: Buffer): boolean {
  return content.subarray(0, 2).toString('latin1') === 'PK';
}

async function readBare(content: Buffer): Promise<Archive> {
  if (content.length > MOST_DOCUMENT_BYTES) throw tooLarge(DOCUMENT);
  return {
    document: await parseAside(content),
    hasFiles: false,
    file: () => Promise.resolve(null),
    close: () => undefined,
  };
}

async function readZip(content: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true });
  try {
    const { document, files } = await listEntries(zip);
    return {
      document: await parseAside(await unpack(zip, document, MOST_DOCUMENT_BYTES)),
      hasFiles: true,
      file: async (number) => {
        const entry = files.get(number);
        if (!entry) throw damaged();
        const bytes = await unpack(zip, entry, MOST_FILE_BYTES).catch((error: unknown) => {
          throw error instanceof Problem ? error : damaged(error);
        });
        return bytes.length === 0 ? null : bytes;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Names are only compared, never used as paths; unknown entries are skipped. */
async function listEntries(zip: ZipFile): Promise<{ document: Entry; files: Map<number, Entry> }> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge('O arquivo');
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw damaged();
    entries.set(entry.fileName, entry);
  }
  // Packed again by hand, everything may lie in a folder.
  const place = [...entries.keys()].find((name) => /^([^/]+\/)?leveza\.json$/.test(name));
  if (place === undefined) throw damaged();
  const folder = place.slice(0, -DOCUMENT.length);
  const files = new Map<number, Entry>();
  let bytes = 0;
  for (const [name, entry] of entries) {
    const number = name.startsWith(folder) ? numberOfFile(name.slice(folder.length)) : null;
    if (number === null) continue;
    bytes += entry.uncompressedSize;
    if (files.has(number)) throw damaged();
    if (bytes > MOST_BYTES_OF_FILES) throw tooLarge('O conjunto dos arquivos');
    files.set(number, entry);
  }
  return { document: entries.get(place)!, files };
}

async function unpack(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > mostBytes) throw tooLarge(entry.fileName.split('/').at(-1)!.slice(0, 100));
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw damaged();
    pieces.push(piece);
  }
  const content = Buffer.concat(pieces, size);
  if (crc32(content) !== entry.crc32) throw damaged();
  return content;
}
