import { type BrotliOptions, brotliCompressSync, gzipSync, type ZlibOptions } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { Endpoint } from '@leveza/contract/endpoint.ts';

export const isConstant = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && endpoint.isConstant === true;

type Write = (call: object) => Promise<string>;

/** The text of an answer that is the same for everybody, kept from the first call on. */
export function writtenOnce(write: Write): Write {
  let kept: string | undefined;
  return async (call) => (kept ??= await write(call));
}

export const PACKING = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { 1: 4 } },
} satisfies FastifyCompressOptions;

type Pack<Options> = (text: Buffer, options: Options) => Buffer;

/** The packing of a route with one answer: packed once for each encoding, and anew where the text is another one. */
export const packingOnce = () => ({
  ...PACKING,
  syncThreshold: Number.POSITIVE_INFINITY,
  zlib: {
    brotliCompressSync: once<BrotliOptions>(brotliCompressSync),
    gzipSync: once<ZlibOptions>(gzipSync),
  },
});

function once<Options>(pack: Pack<Options>): Pack<Options> {
  let kept: { text: Buffer; packed: Buffer } | undefined;
  return (text, options) => {
    if (!kept?.text.equals(text)) kept = { text, packed: pack(text, options) };
    return kept.packed;
  };
}
