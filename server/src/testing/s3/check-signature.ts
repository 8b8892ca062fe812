import { createHash, createHmac } from 'node:crypto';
import type { Recorded } from '../outside-server.ts';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const FIFTEEN_MINUTES_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[\da-f]{64})$/;

/**
 * Checks a request as S3 does (Signature Version 4), from what came over the wire; tells the code of the refusal, or
 * null. Shares nothing with the client, so that one mistake cannot be made on both sides.
 */
export function refusalOf(
  { method, url, headers, bytes }: Recorded,
  keys: Keys,
  now = Date.now(),
): string | null {
  const stated = AUTHORIZATION.exec(headers.authorization ?? '')?.groups;
  if (!stated) return 'AccessDenied';
  const { id, day = '', region = '', names = '', signature } = stated;
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';

  const moment = String(headers['x-amz-date']);
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(now - at) < FIFTEEN_MINUTES_MS)) return 'RequestTimeTooSkewed';

  const signed = names.split(';');
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
    if (!signed.includes(needed)) return 'AccessDenied';
  }
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(bytes)) return 'XAmzContentSHA256Mismatch';

  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    sortedQuery(query),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(Buffer.from(canonical))].join('\n');
  let key: Buffer = Buffer.from(`AWS4${keys.secretAccessKey}`);
  for (const part of [day, region, 's3', 'aws4_request']) key = hmac(key, part);
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function sortedQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => encoded(decodeURIComponent(part.replaceAll('+', ' ')))))
    .map(([name, value = '']) => `${name}=${value}`)
    .toSorted()
    .join('&');
}

/** Every byte but those that RFC 3986 calls unreserved. */
function encoded(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const letter = String.fromCodePoint(byte);
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
