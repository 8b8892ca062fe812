import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** The browser's public key, 65 bytes in base64url. */
  p256dh: string;
  /** The secret shared with it, 16 bytes in base64url. */
  auth: string;
}

/** Fresh for every message; a test gives those of the RFC's example. */
interface Fresh {
  privateKey?: Buffer;
  salt?: Buffer;
}

const RECORD_BYTES = 4096;
const OVERHEAD_BYTES = 16 + 4 + 1 + 65 + 1 + 16; // salt, record size, length and value of the key, delimiter, tag
/** A push service need not take more than 4096 bytes (RFC 8030, 7.2). */
export const MOST_PLAIN_BYTES = RECORD_BYTES - OVERHEAD_BYTES;

/** Encrypts for one browser (RFC 8291, in the one record of RFC 8188). Throws when its keys are none. */
export function encryptFor({ p256dh, auth }: PushKeys, plain: Uint8Array, fresh: Fresh = {}): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const salt = fresh.salt ?? randomBytes(16);
  const own = createECDH('prime256v1');
  if (fresh.privateKey) own.setPrivateKey(fresh.privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const last = Buffer.of(2); // marks the only record as the last
  const sealed = [cipher.update(plain), cipher.update(last), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed]);
}

function derive(key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
