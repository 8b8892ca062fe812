import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openVault } from '../vault/vault.ts';
import { publicKeyOf } from '../../vapid-keys.ts';
import { vapidKeysOf, vapidSigner } from './vapid.ts';

const MASTER = randomBytes(32);
const keysBy = (master: Buffer) => vapidKeysOf(null, openVault(master, '/nowhere'));

test('every process with one master key has one pair, and another master key another', () => {
  const keys = keysBy(MASTER);
  expect(keysBy(Buffer.from(MASTER))).toEqual(keys);
  expect(keysBy(randomBytes(32)).publicKey).not.toBe(keys.publicKey);
  expect([keys.publicKey.length, keys.privateKey.length]).toEqual([87, 43]);
  expect(publicKeyOf(Buffer.from(keys.privateKey, 'base64url'))).toBe(keys.publicKey);
});

test('the pair of the configuration wins', () => {
  const given = keysBy(randomBytes(32));
  expect(vapidKeysOf(given, openVault(MASTER, '/nowhere'))).toBe(given);
});

test.each([
  ['nothing', 0n],
  ['as much as there is', 2n ** 384n - 1n],
])('a master key that gives %s still gives a key', (_, seed) => {
  const derive = () => Buffer.from(seed.toString(16).padStart(96, '0'), 'hex');
  expect(vapidKeysOf(null, { derive }).publicKey).toHaveLength(87);
});

test('one signature serves a service for hours, each service has its own, and none lives longer than a day', () => {
  let now = Date.parse('2026-11-16T08:00:00Z');
  const sign = vapidSigner(keysBy(MASTER), 'mailto:eu@example.com', () => now);
  const first = sign('https://push.example/a');
  expect(sign('https://push.example/b')).toBe(first);
  expect(sign('https://other.example/a')).not.toBe(first);
  now += 5 * 3_600_000;
  expect(sign('https://push.example/a')).toBe(first);
  now += 2 * 3_600_000;
  const next = sign('https://push.example/a');
  expect(next).not.toBe(first);
  const [, claims = ''] = /t=[^.]+\.([^.]+)\./.exec(next) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:eu@example.com',
  });
});
