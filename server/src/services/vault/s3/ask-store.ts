import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Config } from '../../../files-config.ts';
import { FileStoreAway } from '../file-store.ts';

export interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Within the bucket; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  body?: Buffer;
}

export interface Patience {
  /** For all tries of one question together. */
  withinMs: number;
  /** The same for a removal. */
  removalMs: number;
  tries: number;
  /** After a question without an answer, for how long no other one is sent. 0 always sends. */
  restMs: number;
}

/** Asks the store; null where it has no such object. */
export type AskStore = (asked: Asked) => Promise<Buffer | null>;

const FIRST_PAUSE_MS = 100;
// The files of a patient who leaves are removed together: hundreds of connections would be refused.
const AT_ONCE = 32;
// A file is sealed whole in memory, so a longer answer is none of ours.
const MOST_BYTES = 64 * 1024 * 1024;
const PASSING = new Set([408, 409, 425, 429]);

/** A failure that may pass: asked again while there is time. */
class Passing extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Every question may be asked twice without harm, so all of them are. Buckets are in the path of the address, which every
 * store understands. The hash of a body is part of its signature: the store refuses bytes that changed on the way.
 */
export function askStoreBy(config: S3Config, { withinMs, removalMs, tries, restMs }: Patience): AskStore {
  const place = placeOf(config);
  const inPlace = atMost(AT_ONCE);
  let restsUntil = 0;

  return async (asked) => {
    if (Date.now() < restsUntil) throw new FileStoreAway(place, 'resting');
    const end = AbortSignal.timeout(asked.method === 'DELETE' ? removalMs : withinMs);
    for (let tried = 1; ; tried += 1) {
      try {
        return await inPlace(() => askOnce(config, asked, end));
      } catch (error) {
        if (!(error instanceof Passing)) throw error;
        if (tried < tries && !end.aborted) {
          await pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
          continue;
        }
        restsUntil = Date.now() + restMs;
        throw new FileStoreAway(place, error.code);
      }
    }
  };
}

export function placeOf({ bucket, prefix }: S3Config): string {
  return prefix ? `s3://${bucket}/${prefix}` : `s3://${bucket}`;
}

async function askOnce(config: S3Config, asked: Asked, end: AbortSignal): Promise<Buffer | null> {
  const { status, body } = await send(config, asked, end);
  if (status >= 200 && status < 300) return body;
  const code = /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? `status ${status}`;
  if (status === 404 && code !== 'NoSuchBucket' && asked.method !== 'PUT') return null;
  if (status >= 500 || PASSING.has(status) || code === 'RequestTimeout') throw new Passing(code);
  throw new FileStoreAway(placeOf(config), code, { isRefusal: true });
}

async function send(config: S3Config, { method, key, query, body }: Asked, end: AbortSignal) {
  const address = new URL(`${config.endpoint}/${config.bucket}${key && `/${key}`}`);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  // Loaded here, so that a Leveza with its files in a folder starts without it.
  const { AwsV4Signer } = await import('aws4fetch');
  const signed = await new AwsV4Signer({
    method,
    url: address.href,
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
  }).sign();
  try {
    // A redirect is the store's word for a wrong region; followed, its signature would be wrong.
    const reply = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: end,
    });
    return { status: reply.status, body: await wholeBody(reply) };
  } catch (error) {
    throw new Passing(end.aborted ? 'late' : networkCode(error));
  }
}

async function wholeBody(reply: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of reply.body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) throw new Error('an answer that is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function networkCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return 'cut off';
}

/** Lets so many works run side by side; the others wait for a place. */
function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => void waiting.push(go));
    try {
      return await work();
    } finally {
      // Finished work hands its place on.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
