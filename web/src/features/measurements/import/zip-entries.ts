/** One file inside a ZIP, as the directory at the ZIP's end tells. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 8 is deflated, 0 as it is. */
  method: number;
  packedBytes: number;
  bytes: number;
  /** Where its own header stands. */
  from: number;
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCATOR_64_BYTES = 20;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A remark of up to 64 KB may follow the end of the directory. */
const LONGEST_REMARK = 0xffff;
/** Half a million files. */
const MOST_DIRECTORY_BYTES = 64 << 20;
/** In place of a number that does not fit: it is in the 64-bit part. */
const ELSEWHERE = 0xffffffff;

export class BrokenZip extends Error {}

/** The files of a ZIP, without reading any of them: only its directory is looked at. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const { from, bytes } = await findDirectory(file);
  if (bytes > MOST_DIRECTORY_BYTES || from + bytes > file.size) throw new BrokenZip();
  const view = await viewOf(file, from, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes && view.getUint32(at, true) === ENTRY;) {
    const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const end = at + ENTRY_BYTES + name! + extra!;
    if (end > bytes) throw new BrokenZip();
    entries.push(readEntry(view, at, name!, extra!));
    at = end + remark!;
  }
  return entries;
}

/** The packed bytes of one of them. */
export async function packedBlob(file: Blob, { from, packedBytes }: ZipEntry): Promise<Blob> {
  const local = await viewOf(file, from, LOCAL_BYTES);
  if (local.getUint32(0, true) !== LOCAL) throw new BrokenZip();
  const start = from + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (start + packedBytes > file.size) throw new BrokenZip();
  return file.slice(start, start + packedBytes);
}

async function findDirectory(file: Blob): Promise<{ from: number; bytes: number }> {
  const tailFrom = Math.max(0, file.size - END_BYTES - LONGEST_REMARK - LOCATOR_64_BYTES);
  const tail = await viewOf(file, tailFrom, file.size - tailFrom);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== DIRECTORY_END) at--;
  if (at < 0) throw new BrokenZip();
  const found = { bytes: tail.getUint32(at + 12, true), from: tail.getUint32(at + 16, true) };
  if (found.bytes !== ELSEWHERE && found.from !== ELSEWHERE) return found;
  if (at < LOCATOR_64_BYTES) throw new BrokenZip();
  const end = await viewOf(file, readLong(tail, at - LOCATOR_64_BYTES + 8), 56);
  if (end.getUint32(0, true) !== DIRECTORY_END_64) throw new BrokenZip();
  return { bytes: readLong(end, 40), from: readLong(end, 48) };
}

function readEntry(
  view: DataView<ArrayBuffer>,
  at: number,
  nameLength: number,
  extraLength: number,
): ZipEntry {
  const nameAt = at + ENTRY_BYTES;
  const long = longNumbers(view, nameAt + nameLength, extraLength);
  // In this order, and only those that do not fit in their place.
  const [bytes, packedBytes, from] = [24, 20, 42].map((place) => {
    const short = view.getUint32(at + place, true);
    return short === ELSEWHERE ? (long.shift() ?? short) : short;
  });
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + nameAt, nameLength)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packedBytes: packedBytes!,
    bytes: bytes!,
    from: from!,
  };
}

function longNumbers(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length;) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      const count = Math.floor(Math.min(size, from + length - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => readLong(view, at + 4 + index * 8));
    }
    at += 4 + size;
  }
  return [];
}

const readLong = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView<ArrayBuffer>> {
  if (from < 0 || from + bytes > file.size) throw new BrokenZip();
  return new DataView(await file.slice(from, from + bytes).arrayBuffer());
}
