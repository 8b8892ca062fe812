import { createPrivateKey, sign } from 'node:crypto';
import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import { publicKeyOf, type VapidKeys } from '../../vapid-keys.ts';
import type { Vault } from '../vault/vault.ts';

/** The number of points of P-256 (SEC 2, 2.4.2): a private key is a number from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The keys of the configuration, or those made of the master key. Made so, they are as old and as well kept as the master key
 * is: every process has the same, and a backup has them.
 */
export function vapidKeysOf(configured: VapidKeys | null, vault: Pick<Vault, 'derive'>): VapidKeys {
  if (configured) return configured;
  const seed = BigInt(`0x${vault.derive('vapid', 48).toString('hex')}`); // 48 bytes: no key is likelier than another
  const privateKey = Buffer.from(((seed % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  return { publicKey: publicKeyOf(privateKey), privateKey: privateKey.toString('base64url') };
}

const LIFE_SECONDS = 12 * HOUR_SECONDS;
const RENEWED_SECONDS = 6 * HOUR_SECONDS;
/** Addresses come from browsers, so the number of services that are remembered has a limit. */
const MOST_SERVICES = 100;

/** Writes the `Authorization` for a push service; one is used for hours, because Apple slows down a sender of many. */
export function vapidSigner(keys: VapidKeys, subject: string, now = Date.now): (endpoint: string) => string {
  const key = createPrivateKey({ key: jwkOf(keys), format: 'jwk' });
  const kept = new Map<string, { header: string; until: number }>();
  return (endpoint) => {
    const { origin } = new URL(endpoint);
    const seconds = Math.floor(now() / 1000);
    const found = kept.get(origin);
    if (found && found.until > seconds) return found.header;
    const claims = { aud: origin, exp: seconds + LIFE_SECONDS, sub: subject };
    const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims].map(base64url).join('.');
    const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
    const header = `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
    if (kept.size >= MOST_SERVICES) kept.clear();
    kept.set(origin, { header, until: seconds + RENEWED_SECONDS });
    return header;
  };
}

const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url'); // 4, then x and y
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d: privateKey };
}
