import { appleWeights } from '@leveza/domain/measurements/import/apple.ts';
import { mergeRows, type WeightRow } from '@leveza/domain/measurements/import/rows.ts';
import { Unzip, UnzipInflate } from 'fflate';
import { piecesOf } from './pieces.ts';
import { Unreadable } from './reading.ts';

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

/** The same inside the ZIP the phone makes, unpacked on the way. */
export async function readAppleZip(file: Blob, { now, onShare }: Reading): Promise<AppleRows> {
  let text: AppleText | null = null;
  const zip = new Unzip((entry) => {
    if (text || !isExport(entry.name)) return;
    const found = new AppleText();
    text = found;
    entry.ondata = (error, bytes) => {
      if (error) throw error;
      found.add(bytes);
    };
    entry.start();
  });
  zip.register(UnzipInflate);
  try {
    for await (const { bytes, share } of piecesOf(file)) {
      zip.push(bytes, share === 1);
      onShare(share);
    }
  } catch (cause) {
    throw new Unreadable('O arquivo ZIP está danificado. Exporte de novo e tente outra vez.', { cause });
  }
  if (!text) throw new Unreadable('Este ZIP não é uma exportação do app Saúde: falta o export.xml.');
  return (text as AppleText).end(now);
}

/** Its name is in the language of the phone: export.xml, exportar.xml. Beside it lies a document for hospitals. */
function isExport(name: string): boolean {
  return /\.xml$/i.test(name) && !/cda\.xml$/i.test(name) && name.split('/').length <= 2;
}

/** What was found in the text so far. */
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
    const past = this.rows.filter(({ at }) => at <= now);
    const rows = mergeRows(past);
    const skipped = this.skipped + this.rows.length - past.length;
    return { rows, merged: past.length - rows.length, skipped };
  }
}
