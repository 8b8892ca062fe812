import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FileFolder } from './file-folder.ts';
import { fileFolder } from './file-folder.ts';
import { KEY_BYTES, seal, unseal } from './seal.ts';
import type { Spool } from './spool.ts';
import { openSpool } from './spool.ts';

/** Keeps secrets and files unreadable to a thief of the disk or of the database, unless he has both and the key. */
export interface Vault extends Omit<FileFolder, 'write' | 'read'> {
  sealText(text: string, about: string): string;
  openText(sealed: string, about: string): string;
  /** Bytes made of the master key for one purpose: the same ones at every start, in every process. */
  derive(purpose: string, length: number): Buffer;
  /** Stores a file under an id; the answer is its own key, sealed, to be kept in the database. */
  store(id: string, content: Uint8Array): Promise<string>;
  read(id: string, sealedKey: string): Promise<Buffer>;
  /** Room on disk for an answer that is too long for memory. */
  openSpool(): Promise<Spool>;
}

export function filesIn(dataDir: string): FileFolder {
  return fileFolder(join(dataDir, 'files'));
}

export function openVault(masterKey: Buffer, dataDir: string): Vault {
  const folder = filesIn(dataDir);
  const sealText = (text: string, about: string) =>
    seal(masterKey, Buffer.from(text), about).toString('base64url');
  const openText = (sealed: string, about: string) =>
    unseal(masterKey, Buffer.from(sealed, 'base64url'), about).toString();

  return {
    ...folder,
    sealText,
    openText,
    derive: (purpose, length) => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, length)),
    async store(id, content) {
      const key = randomBytes(KEY_BYTES);
      await folder.write(id, seal(key, content, id));
      return sealText(key.toString('base64'), `file ${id}`);
    },
    async read(id, sealedKey) {
      const key = Buffer.from(openText(sealedKey, `file ${id}`), 'base64');
      return unseal(key, await folder.read(id), id);
    },
    openSpool: () => openSpool(join(dataDir, 'spool')),
  };
}
