import { createHash } from 'node:crypto';
import type { Delivery } from '../delivery.ts';
import { accepted, refused } from '../delivery.ts';
import { byStatus, exchangeBy } from '../exchange.ts';
import type { PushKeys } from './encrypt.ts';
import { MOST_PLAIN_BYTES, encryptFor } from './encrypt.ts';
import { isPrivateLiteral, lookUpPublic } from './public-address.ts';
import type { VapidKeys } from '../../vapid-keys.ts';
import { vapidSigner } from './vapid.ts';

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface PushMessage {
  /** Read by the service worker. */
  payload: object;
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  priority: 'low' | 'normal' | 'high';
  /** A message that waits is replaced by the next one of the same topic; any text. */
  topic: string | null;
}

export type SendPush = (to: PushSubscription, message: PushMessage) => Promise<Delivery>;

interface PushSettings {
  subject: string;
  /** Lets messages go to this machine and its network, for tests and development. */
  allowsPrivate: boolean;
  timeoutMs?: number;
}

/** Web Push (RFC 8030), encrypted for the browser and signed by this server. */
export function pushSender({ subject, allowsPrivate, timeoutMs }: PushSettings, keys: VapidKeys): SendPush {
  const authorization = vapidSigner(keys, subject);
  const exchange = exchangeBy({
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(!allowsPrivate && { lookup: lookUpPublic }),
  });

  return async ({ endpoint, keys: theirs }, { payload, ttlSeconds, priority, topic }) => {
    if (!allowsPrivate && !isAllowed(endpoint)) return refused('undeliverable');
    const plain = Buffer.from(JSON.stringify(payload));
    if (plain.length > MOST_PLAIN_BYTES) return refused('rejected');
    const body = sealedFor(theirs, plain);
    if (!body) return refused('gone');
    const headers = {
      authorization: authorization(endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: priority,
      ...(topic !== null && { topic: topicOf(topic) }),
    };
    return exchange(endpoint, { headers, body }, (answer) => {
      if (answer.status >= 200 && answer.status < 300) return accepted();
      return GONE.includes(answer.status) ? refused('gone') : byStatus(answer);
    });
  };
}

/** Names are checked when they are looked up; an address written out is not looked up. */
const isAllowed = (endpoint: string) => endpoint.startsWith('https:') && !isPrivateLiteral(endpoint);

const GONE = [404, 410];

/** Null where the browser's keys are no keys. */
function sealedFor(keys: PushKeys, plain: Buffer): Buffer | null {
  try {
    return encryptFor(keys, plain);
  } catch {
    return null;
  }
}

/** At most 32 characters of base64url (RFC 8030, 5.4), and nothing a push service could read. */
function topicOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
