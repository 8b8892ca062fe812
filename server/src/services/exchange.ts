import type { IncomingMessage, ClientRequest } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import type { Delivery } from './delivery.ts';
import { UNKNOWN, later, refused } from './delivery.ts';
import { readJson } from './read-limited.ts';

export interface Sending {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface Answer {
  status: number;
  retryAfterSeconds: number | null;
  /** The parsed body, undefined where it is no JSON or too long. */
  json: unknown;
}

interface Line {
  timeoutMs?: number;
  lookup?: LookupFunction;
}

/** Posts a message; `readAnswer` says what the other side's answer means. */
export type Exchange = (
  url: string,
  sending: Sending,
  readAnswer: (answer: Answer) => Delivery,
) => Promise<Delivery>;

/** A lookup found an address that nothing may be sent to. */
export class AddressRefused extends Error {}

const TIME_LIMIT_MS = 15_000;
const MOST_BYTES = 64 * 1024;

/**
 * Posts one message and reads the answer. node:http instead of fetch, because it tells whether the connection stood: before
 * that nothing can have arrived, after it the message may have. Redirects are not followed: the message is for the
 * address it was written to.
 */
export function exchangeBy({ timeoutMs = TIME_LIMIT_MS, lookup }: Line = {}): Exchange {
  const options = { keepAlive: true, ...(lookup && { lookup }) };
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);

  return async (url, { headers, body }, readAnswer) => {
    const isSecure = url.startsWith('https:');
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      agent: isSecure ? secure : plain,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const stood = watchConnection(request, isSecure);
    try {
      return readAnswer(await answerIn(await responseTo(request, body)));
    } catch (error) {
      if (error instanceof AddressRefused) return refused('undeliverable');
      return stood() ? UNKNOWN : later();
    }
  };
}

/** Whether the request had a connection to be written to. */
function watchConnection(request: ClientRequest, isSecure: boolean): () => boolean {
  let stood = false;
  request.on('socket', (socket: Socket) => {
    if (!socket.connecting) stood = true;
    else socket.once(isSecure ? 'secureConnect' : 'connect', () => (stood = true));
  });
  return () => stood;
}

function responseTo(request: ClientRequest, body: string | Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

async function answerIn(response: IncomingMessage): Promise<Answer> {
  const json = await readJson({ body: response }, MOST_BYTES).catch(() => undefined);
  const wait = response.headers['retry-after'];
  return { status: response.statusCode ?? 0, retryAfterSeconds: secondsIn(wait), json };
}

/** `Retry-After` is a number of seconds or a moment (RFC 9110, 10.2.3). */
function secondsIn(wait: string | undefined): number | null {
  if (!wait) return null;
  const seconds = /^\d+$/.test(wait) ? Number(wait) : Math.ceil((Date.parse(wait) - Date.now()) / 1000);
  return seconds >= 0 ? seconds : null;
}

const PASSING = [408, 425, 429];

/** An answer whose meaning lies in its status alone. */
export function byStatus({ status, retryAfterSeconds }: Answer): Delivery {
  return status >= 500 || PASSING.includes(status) ? later(retryAfterSeconds) : refused('rejected');
}
