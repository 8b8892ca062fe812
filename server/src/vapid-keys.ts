import { createECDH } from 'node:crypto';

/** By these a push service knows who sends (RFC 8292), in base64url; other keys would end every subscription. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

/** The public key in base64url; throws when the private one is none. */
export function publicKeyOf(privateKey: Buffer): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}
