import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** AES-256-GCM. `about` is not secret but bound to the content: a value sealed for one purpose opens for no other. */
export function seal(key: Buffer, content: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
}

/** Throws when the content, the key or `about` is not the one it was sealed with. */
export function unseal(key: Buffer, sealed: Uint8Array, about: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  // Without a length, a text of a few bytes would be taken with a tag as short as itself.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
