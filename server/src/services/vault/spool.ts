import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BYTES } from './seal.ts';

/**
 * Holds a long text on disk until its reader has taken it: a slow reader costs neither memory nor a connection. The
 * key is never written and the file loses its name at once, so that a crash leaves nothing anybody could read.
 */
export interface Spool {
  /** The bytes written so far. */
  readonly length: number;
  write(text: string): Promise<void>;
  /** After the last `write`, as often as wanted. */
  read(from: number, to: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

const PIECE_BYTES = 64 * 1024;
const BLOCK_BYTES = 16;

export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  const key = randomBytes(KEY_BYTES);
  const cipher = createCipheriv('aes-256-ctr', key, counterAt(0));
  let length = 0;
  return {
    get length() {
      return length;
    },
    async write(text) {
      const sealed = cipher.update(text, 'utf8');
      const at = length;
      length += sealed.length;
      await file.write(sealed, 0, sealed.length, at);
    },
    async *read(from, to) {
      const decipher = createDecipheriv('aes-256-ctr', key, counterAt(Math.floor(from / BLOCK_BYTES)));
      decipher.update(Buffer.alloc(from % BLOCK_BYTES));
      for (let at = from; at < to; at += PIECE_BYTES) {
        const size = Math.min(PIECE_BYTES, to - at);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
        if (bytesRead < size) throw new Error('the spool is shorter than what was written to it');
        yield decipher.update(buffer);
      }
    },
    close: () => file.close(),
  };
}

/** The counter of AES-CTR is the number of the block, which lets a range begin anywhere. */
function counterAt(block: number): Buffer {
  const counter = Buffer.alloc(BLOCK_BYTES);
  counter.writeBigUInt64BE(BigInt(block), 8);
  return counter;
}
