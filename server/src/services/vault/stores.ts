import { join } from 'node:path';
import type { FilesConfig, FilesPlace } from '../../files-config.ts';
import { fileFolder } from './file-folder.ts';
import type { FileStore } from './file-store.ts';
import { FileLost } from './file-store.ts';
import type { Patience } from './s3/ask-store.ts';
import { s3Store } from './s3/s3-store.ts';

export interface Stores {
  store: FileStore;
  /** The store files are moved from, or null where none are. */
  old: FileStore | null;
}

export function storesOf(files: FilesConfig, dataDir: string, patience: Patience): Stores {
  const open = (place: FilesPlace) =>
    place.kind === 's3' ? s3Store(place, patience) : fileFolder(join(dataDir, 'files'));
  return { store: open(files.store), old: files.old && open(files.old) };
}

/** A file that is moved at this moment leaves the old store after it came into the new one, so that is asked again. */
export async function readFromEither({ store, old }: Stores, id: string): Promise<Buffer> {
  if (!old) return store.read(id);
  for (const place of [store, old]) {
    try {
      return await place.read(id);
    } catch (error) {
      if (!(error instanceof FileLost)) throw error;
    }
  }
  return store.read(id);
}
