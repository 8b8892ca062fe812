import { appleWeights } from '@leveza/domain/measurements/import/apple.ts';
import { mergeRows, type WeightRow } from '@leveza/domain/measurements/import/rows.ts';
import { notInFuture } from '@leveza/domain/time/moment.ts';
import { Inflate } from 'fflate';
import { Unreadable } from './reading.ts';
import { BrokenZip, packedBlob, zipEntries, type ZipEntry } from './zip-entries.ts';

const STORED = 0;
const DEFLATED = 8;
const FOUR_GB = 2 ** 32;
/** Fifty times as much comes out of a piece. */
const PACKED_BYTES = 1 << 17;
/** 'apple_health_export/export.xml', perhaps in the folder it was unpacked to and packed again. */
const DEEPEST = 3;

export interface AppleRows {
  rows: WeightRow[];
  merged: number;
  /** Weights that could not be used. */
  skipped: number;
}

interface Reading {
  now: Date;
  onShare: (share: number) => void;
}

/** The weights of export.xml, which may have gigabytes. */
export async function readAppleXml(file: Blob, { now, onShare }: Reading): Promise<AppleRows> {
  const text = new AppleText();
  for await (const { bytes, share } of piecesOf(file)) {
    text.add(bytes);
    onShare(share);
  }
  return text.end(now);
}

/** The same inside the ZIP the phone makes: of its many files only this one is read, and unpacked on the way. */
export async function readAppleZip(file: Blob, { now, onShare }: Reading): Promise<AppleRows> {
  try {
    const entry = exportAmong(await zipEntries(file));
    const text = new AppleText();
    let unpackedBytes = 0;
    const add = (bytes: Uint8Array) => {
      unpackedBytes += bytes.length;
      text.add(bytes);
    };
    const inflate = new Inflate(add);
    for await (const { bytes, share } of piecesOf(await packedBlob(file, entry), PACKED_BYTES)) {
      if (entry.method === STORED) add(bytes);
      else inflate.push(bytes, share === 1);
      onShare(share);
    }
    // Some archivers write the size of what is above 4 GB without its upper half.
    if ((unpackedBytes - entry.bytes) % FOUR_GB !== 0) throw new BrokenZip();
    return text.end(now);
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause;
    throw new Unreadable('O arquivo ZIP está danificado. Exporte de novo e tente outra vez.', { cause });
  }
}

/** Its name is in the language of the phone: export.xml, exportar.xml. Beside it lies a document for hospitals. */
function exportAmong(entries: readonly ZipEntry[]): ZipEntry {
  const [largest] = entries
    .filter(({ name }) => /\.xml$/i.test(name) && !/cda\.xml$/i.test(name) && !name.startsWith('__MACOSX/'))
    .filter(({ name }) => name.split('/').length <= DEEPEST)
    .toSorted((a, b) => b.bytes - a.bytes);
  if (entries.some(({ name }) => name === 'xl/workbook.xml')) {
    throw new Unreadable('Esta é uma planilha do Excel. Abra-a, salve como CSV e escolha o CSV aqui.');
  }
  if (!largest) throw new Unreadable('Este ZIP não é uma exportação do app Saúde: falta o export.xml.');
  if (largest.isEncrypted) throw new Unreadable('O ZIP tem senha. Salve-o sem senha e tente outra vez.');
  if (largest.method !== STORED && largest.method !== DEFLATED) {
    throw new Unreadable('Este ZIP foi compactado de um jeito que não lemos. Use o ZIP que o iPhone criou.');
  }
  return largest;
}

/** The weights found in the text so far. */
class AppleText {
  private readonly decoder = new TextDecoder();
  private carry = '';
  private readonly rows: WeightRow[] = [];
  private skipped = 0;

  add(bytes: Uint8Array): void {
    const found = appleWeights(this.decoder.decode(bytes, { stream: true }), this.carry);
    this.carry = found.carry;
    this.skipped += found.skipped;
    for (const row of found.rows) this.rows.push(row);
  }

  end(now: Date): AppleRows {
    const past = this.rows.filter(({ at }) => notInFuture(at, now));
    const rows = mergeRows(past);
    const skipped = this.skipped + this.rows.length - past.length;
    return { rows, merged: past.length - rows.length, skipped };
  }
}

const PIECE_BYTES = 1 << 20;

/** A file piece by piece, so that a large one never is in memory as a whole. */
async function* piecesOf(
  file: Blob,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; share: number }> {
  for (let from = 0; from < file.size; from += pieceBytes) {
    const to = Math.min(from + pieceBytes, file.size);
    yield { bytes: new Uint8Array(await file.slice(from, to).arrayBuffer()), share: to / file.size };
  }
}
