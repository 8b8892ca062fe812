import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { FileStore } from '../../../services/vault/file-store.ts';
import { isFileId } from '../../../services/vault/file-store.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files, installation } from '../table.ts';

/** A store apart from its files' contents, which only the vault opens. */
export type LabelledStore = Omit<FileStore, 'write' | 'read'>;

/** The store in use and, while files are moved, the one they come from. */
export function storesIn(vault: Vault): LabelledStore[] {
  return vault.old ? [vault, vault.old] : [vault];
}

/**
 * Whether the stored files belong to this database: both bear one id. An empty folder takes the database's id, and so
 * does a folder from before there were ids, once the database knows one of its files.
 */
export async function belongTogether(db: Db, store: LabelledStore): Promise<boolean> {
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (!row) return false;
  const label = await store.label();
  if (label === row.id) return true;
  const mayTakeId = (await store.isEmpty()) || (label === null && (await knowsSome(db, store)));
  if (mayTakeId) await store.setLabel(row.id);
  return mayTakeId;
}

const ENOUGH = 1000;

async function knowsSome(db: Db, store: LabelledStore): Promise<boolean> {
  const ids = (await store.idsOlderThan(-Infinity)).filter(isFileId);
  const [known] = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, ids.slice(0, ENOUGH)))
    .limit(1);
  return known !== undefined;
}
