import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FilesConfig } from '../../files-config.ts';
import { IN_FOLDER } from '../../files-config.ts';
import type { FileStore } from './file-store.ts';
import { FileLost, FileStoreAway } from './file-store.ts';
import { HURRIED } from './s3/s3-store.ts';
import { KEY_BYTES, seal, unseal } from './seal.ts';
import type { Spool } from './spool.ts';
import { openSpool } from './spool.ts';
import { readFromEither, storesOf } from './stores.ts';

/** Keeps secrets and files unreadable to a thief of the disk or of the database, unless he has both and the key. */
export interface Vault extends Omit<FileStore, 'write' | 'read'> {
  kind: FilesConfig['store']['kind'];
  /** The store that files are moved from, or null. */
  old: FileStore | null;
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

export function openVault(masterKey: Buffer, dataDir: string, files: FilesConfig = IN_FOLDER): Vault {
  const stores = storesOf(files, dataDir, HURRIED);
  const { store, old } = stores;
  const sealText = (text: string, about: string) =>
    seal(masterKey, Buffer.from(text), about).toString('base64url');
  const openText = (sealed: string, about: string) =>
    unseal(masterKey, Buffer.from(sealed, 'base64url'), about).toString();

  return {
    ...store,
    kind: files.store.kind,
    old,
    // The key of the file went with its row. Bytes that a store without an answer keeps are noise, and swept later.
    async remove(id) {
      for (const place of old ? [store, old] : [store]) await place.remove(id).catch(unlessAway);
    },
    sealText,
    openText,
    derive: (purpose, length) => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, length)),
    async store(id, content) {
      const key = randomBytes(KEY_BYTES);
      await store.write(id, seal(key, content, id));
      return sealText(key.toString('base64'), `file ${id}`);
    },
    async read(id, sealedKey) {
      const key = Buffer.from(openText(sealedKey, `file ${id}`), 'base64');
      const sealed = await readFromEither(stores, id);
      try {
        return unseal(key, sealed, id);
      } catch {
        throw new FileLost(); // the cipher says only that it does not open
      }
    },
    openSpool: () => openSpool(join(dataDir, 'spool')),
  };
}

function unlessAway(error: unknown): void {
  if (!(error instanceof FileStoreAway)) throw error;
}
