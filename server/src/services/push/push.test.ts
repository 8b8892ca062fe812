import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../testing/channels/channel-server.ts';
import type { TestPushService } from '../../testing/channels/push-service.ts';
import { startPushService } from '../../testing/channels/push-service.ts';
import { startOutside } from '../../testing/outside-server.ts';
import { openVault } from '../vault/vault.ts';
import { MOST_PLAIN_BYTES, encryptFor } from './encrypt.ts';
import type { PushMessage } from './push.ts';
import { pushSender } from './push.ts';
import { vapidKeysOf } from './vapid.ts';

let service: TestPushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => service.answerWith(null));

const vaultOf = (key: Buffer) => openVault(key, '/nowhere');
const KEYS = vapidKeysOf(null, vaultOf(randomBytes(32)));
const SETTINGS = { subject: 'mailto:equipe@example.com', allowsPrivate: true, timeoutMs: 2000 };
const send = pushSender(SETTINGS, KEYS);
const MESSAGE: PushMessage = {
  payload: { title: 'Hora da sua dose', body: 'Não se esqueça 💉' },
  ttlSeconds: 3600,
  priority: 'high',
  topic: 'dose de Ana às 8h',
};

test('a message arrives decrypted, signed by this server, with its life, urgency and a topic without its words', async () => {
  const subscription = service.subscribe(KEYS.publicKey);
  expect(await send(subscription, MESSAGE)).toEqual({ state: 'accepted', reference: null });
  expect(service.received.at(-1)).toEqual({
    endpoint: subscription.endpoint,
    payload: MESSAGE.payload,
    ttl: 3600,
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    publicKey: KEYS.publicKey,
    subject: 'mailto:equipe@example.com',
  });
});

test('one topic is one, and none is none', async () => {
  const subscription = service.subscribe();
  for (const topic of ['a', 'a', 'b', null]) await send(subscription, { ...MESSAGE, topic });
  const topics = service.received.slice(-4).map(({ topic }) => topic);
  expect(topics[0]).toBe(topics[1]);
  expect(new Set(topics).size).toBe(3);
  expect(topics[3]).toBeUndefined();
});

test.each<[Fault, object]>([
  [{ status: 201 }, { state: 'accepted', reference: null }],
  [{ status: 202 }, { state: 'accepted', reference: null }],
  [{ status: 404 }, { state: 'refused', reason: 'gone' }],
  [{ status: 410 }, { state: 'refused', reason: 'gone' }],
  [{ status: 400 }, { state: 'refused', reason: 'rejected' }],
  [
    { status: 403, body: { reason: 'BadJwtToken' } },
    { state: 'refused', reason: 'rejected' },
  ],
  [{ status: 413 }, { state: 'refused', reason: 'rejected' }],
  [
    { status: 307, headers: { location: '/push/elsewhere' } },
    { state: 'refused', reason: 'rejected' },
  ],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { state: 'later', retryAfterSeconds: 120 },
  ],
  [{ status: 429 }, { state: 'later', retryAfterSeconds: null }],
  [{ status: 500 }, { state: 'later', retryAfterSeconds: null }],
  [
    { status: 503, headers: { 'retry-after': '7' } },
    { state: 'later', retryAfterSeconds: 7 },
  ],
  ['cut', { state: 'unknown' }],
])('the answer %j means %j', async (fault, delivery) => {
  service.answerWith(fault);
  expect(await send(service.subscribe(), MESSAGE)).toEqual(delivery);
});

test('a service that falls silent may have the message', async () => {
  service.answerWith('hang');
  const hasty = pushSender({ ...SETTINGS, timeoutMs: 100 }, KEYS);
  expect(await hasty(service.subscribe(), MESSAGE)).toEqual({ state: 'unknown' });
});

test('a service that is not there has no message', async () => {
  const { url, stop } = await startOutside(() => undefined);
  await stop();
  const subscription = { ...service.subscribe(), endpoint: `${url}/push/1` };
  expect(await send(subscription, MESSAGE)).toEqual({ state: 'later', retryAfterSeconds: null });
});

test('a service that closes a kept connection has no second message by itself', async () => {
  const subscription = service.subscribe();
  await send(subscription, MESSAGE);
  service.answerWith('cut');
  const before = service.received.length;
  expect(await send(subscription, MESSAGE)).toEqual({ state: 'unknown' });
  expect(service.received).toHaveLength(before + 1);
});

test('keys that are none end the subscription, and a text that is too long is our mistake', async () => {
  const subscription = service.subscribe();
  const keys = { ...subscription.keys, p256dh: 'AAAA' };
  expect(await send({ ...subscription, keys }, MESSAGE)).toEqual({ state: 'refused', reason: 'gone' });
  const quotes = JSON.stringify({ body: '' }).length;
  const sized = (bytes: number) => ({ ...MESSAGE, payload: { body: 'x'.repeat(bytes - quotes) } });
  expect(await send(subscription, sized(MOST_PLAIN_BYTES))).toMatchObject({ state: 'accepted' });
  expect(await send(subscription, sized(MOST_PLAIN_BYTES + 1))).toEqual({
    state: 'refused',
    reason: 'rejected',
  });
});

describe('the network of the server', () => {
  const careful = pushSender({ ...SETTINGS, allowsPrivate: false }, KEYS);
  let port = 0;
  let connections = 0;
  const inside = createServer(() => (connections += 1));
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      inside.listen(0, resolve);
    });
    port = (inside.address() as AddressInfo).port;
  });
  afterAll(() => void inside.close());

  test.each([
    ['plain HTTP', 'http://fcm.googleapis.com'],
    ['a private address', 'https://127.0.0.1'],
    ['a number that is one', 'https://2130706433'],
    ['a private address of IPv6', 'https://[::1]'],
    ['an IPv4 inside an IPv6', 'https://[::ffff:127.0.0.1]'],
    ['a name that leads there', 'https://localhost'],
  ])('gets nothing by %s', async (_, origin) => {
    const subscription = { ...service.subscribe(), endpoint: `${origin}:${port}/push/1` };
    expect(await careful(subscription, MESSAGE)).toEqual({ state: 'refused', reason: 'undeliverable' });
    expect(connections).toBe(0);
  });
});

/** RFC 8291, appendix A. */
test('the example of the RFC comes out byte by byte', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const fresh = {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  };
  const plain = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptFor(keys, plain, fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
