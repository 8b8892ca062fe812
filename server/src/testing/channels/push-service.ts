import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { z } from 'zod';
import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import type { PushSubscription } from '../../services/push/push.ts';
import type { Recorded } from '../outside-server.ts';
import type { ChannelServer, Reading } from './channel-server.ts';
import { startChannel } from './channel-server.ts';

export interface ReceivedPush {
  endpoint: string;
  payload: unknown;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** The key of the server that sent it, and whom it names as its operator. */
  publicKey: string;
  subject: string;
}

export interface TestPushService extends ChannelServer<ReceivedPush> {
  /** As a browser does; the service takes messages only of the server with this key, where one is named. */
  subscribe(publicKey?: string): PushSubscription;
}

interface Subscriber {
  pair: ReturnType<typeof createECDH>;
  auth: Buffer;
  publicKey: string | undefined;
}

/** A push service and its browsers: it checks who sends (VAPID), and decrypts as the browser would. */
export async function startPushService(): Promise<TestPushService> {
  const subscribers = new Map<string, Subscriber>();
  const subscribe = (origin: string, publicKey?: string) => {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    subscribers.set(path, { pair, auth, publicKey });
    return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
  };
  const server = await startChannel((asked) =>
    asked.url === SUBSCRIBE
      ? { reply: { status: 200, body: subscribe(`http://${asked.headers.host}`) } }
      : readPush(asked, subscribers.get(asked.url)),
  );
  return { ...server, subscribe: (publicKey) => subscribe(server.url, publicKey) };
}

/** A journey gets a subscription here, because a browser without Google's service makes none. */
const SUBSCRIBE = '/.subscribe';

/** Subscribes at a push service that runs in another process. */
export async function subscribeAt(url: string): Promise<PushSubscription> {
  const response = await fetch(url + SUBSCRIBE);
  return (await response.json()) as PushSubscription;
}

function readPush(asked: Recorded, subscriber: Subscriber | undefined): Reading<ReceivedPush> {
  const { headers, bytes, url } = asked;
  if (!subscriber) return { reply: { status: 404 } };
  const sender = readVapid(headers.authorization ?? '', `http://${headers.host}`);
  if (!sender || (subscriber.publicKey ?? sender.publicKey) !== sender.publicKey)
    return { reply: { status: 403 } };
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl)))
    return { reply: { status: 400 } };
  if (bytes.length > 4096) return { reply: { status: 413 } };
  const payload: unknown = JSON.parse(decrypt(bytes, subscriber).toString());
  const header = (name: string) => headers[name]?.toString();
  return {
    received: {
      endpoint: `http://${headers.host}${url}`,
      payload,
      ttl: Number(headers.ttl),
      urgency: header('urgency'),
      topic: header('topic'),
      ...sender,
    },
    reply: { status: 201, headers: { location: `/message/${randomUUID()}` } },
  };
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** RFC 8292: a token signed by the key beside it, for this service, for at most a day. */
function readVapid(authorization: string, origin: string): { publicKey: string; subject: string } | null {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) return null;
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    return null;
  const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const left = claims.exp - Date.now() / 1000;
  return claims.aud === origin && left > 0 && left <= DAY_SECONDS ? { publicKey, subject: claims.sub } : null;
}

/** RFC 8291 from the browser's side. */
function decrypt(message: Buffer, { pair, auth }: Pick<Subscriber, 'pair' | 'auth'>): Buffer {
  const salt = message.subarray(0, 16);
  const theirs = message.subarray(21, 86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = derive(pair.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([opener.update(message.subarray(86, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

const derive = (key: Buffer, salt: Buffer, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
