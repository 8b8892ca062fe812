import { deflateSync, strToU8 } from 'fflate';

const FULL = 0xffffffff;

/** One file in a ZIP whose every number is in the 64-bit part, as above 4 GB. */
export function zip64(name: string, content: string): Uint8Array<ArrayBuffer> {
  const raw = strToU8(content);
  const packed = deflateSync(raw);
  const names = strToU8(name);
  const extra = (...values: number[]) => [...short(1), ...short(values.length * 8), ...values.flatMap(long)];
  const sizes = extra(raw.length, packed.length);
  const local = [
    ...[0x04034b50].flatMap(int),
    ...[45, 0, 8, 0, 0].flatMap(short),
    ...[0, FULL, FULL].flatMap(int),
    ...[names.length, sizes.length].flatMap(short),
  ];
  const from = local.length + names.length + sizes.length + packed.length;
  const numbers = extra(raw.length, packed.length, 0);
  const entry = [
    ...int(0x02014b50),
    ...[45, 45, 0, 8, 0, 0].flatMap(short),
    ...[0, FULL, FULL].flatMap(int),
    ...[names.length, numbers.length, 0, 0, 0].flatMap(short),
    ...[0, FULL].flatMap(int),
    ...names,
    ...numbers,
  ];
  const end64 = [
    ...int(0x06064b50),
    ...long(44),
    ...[45, 45].flatMap(short),
    ...[0, 0].flatMap(int),
    ...[1, 1, entry.length, from].flatMap(long),
  ];
  const locator = [...int(0x07064b50), ...int(0), ...long(from + entry.length), ...int(1)];
  const end = [...int(0x06054b50), ...[0, 0, 1, 1].flatMap(short), ...int(FULL), ...int(FULL), ...short(0)];
  return Uint8Array.from([...local, ...names, ...sizes, ...packed, ...entry, ...end64, ...locator, ...end]);
}

/** A ZIP whose files ask for a password. */
export function locked(zip: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(zip);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 10 <= copy.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  }
  return copy;
}

/** A file that counts how much of it was asked for. */
export class CountedFile extends File {
  bytesRead = 0;

  override slice(from = 0, to = this.size, type?: string): Blob {
    this.bytesRead += Math.min(to, this.size) - from;
    return super.slice(from, to, type);
  }
}

const short = (value: number) => [value & 0xff, value >>> 8];
const int = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
const long = (value: number) => [...int(value % 2 ** 32), ...int(Math.floor(value / 2 ** 32))];
