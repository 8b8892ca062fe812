import { randomUUID } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import type { Admit } from './portable-table.ts';
import type { Archive } from './read-archive.ts';
import type { ReadLists } from './read-document.ts';
import { refusedAt } from './refused.ts';
import type { PatientData } from './registry.ts';

export interface StoredFile {
  id: string;
  mediaType: string;
  size: number;
  sealedKey: string;
}

/** The stored files, by their number in the document. */
export type StoredFiles = Map<number, StoredFile>;

/**
 * Stores the files some row refers to, each after the check an upload to that place goes through. Files without a row
 * are skipped, because no rule says which types they may have. `onStored` gets every id at once, so that the file can
 * be removed if a later step fails.
 */
export async function storeFiles(
  vault: Vault,
  archive: Archive,
  { data, lists, onStored }: { data: PatientData; lists: ReadLists; onStored: (id: string) => void },
): Promise<StoredFiles> {
  const stored: StoredFiles = new Map();
  const admits = admitsOf(data, lists);
  // Ids in the order of the list, as for every other list.
  const ids = [...admits.keys()].map(() => randomUUID()).toSorted();
  for (const [number, admit] of [...admits].toSorted(([one], [other]) => one - other)) {
    const bytes = await archive.file(number);
    if (!bytes) continue;
    const { content, mediaType } = await admit(bytes).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      throw refusedAt({ table: data.files, row: number }, error.message);
    });
    const id = ids.shift()!; // as many as there are files
    onStored(id);
    const sealedKey = await vault.store(id, content);
    stored.set(number, { id, mediaType, size: content.length, sealedKey });
  }
  return stored;
}

function admitsOf(data: PatientData, lists: ReadLists): Map<number, Admit> {
  const admits = new Map<number, Admit>();
  for (const rows of lists.values()) {
    for (const { field, link } of rows.flatMap(({ links }) => links)) {
      if (field.to !== data.files.table || typeof link !== 'number') continue;
      admits.set(link, field.admit!); // the registry refuses a reference to files without it
    }
  }
  return admits;
}
