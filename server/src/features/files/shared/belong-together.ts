import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files, installation } from '../table.ts';

/**
 * Whether the stored files belong to this database: both bear one id. An empty folder takes the database's id, and so
 * does a folder from before there were ids, once the database knows one of its files.
 */
export async function belongTogether(db: Db, vault: Vault): Promise<boolean> {
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (!row) return false;
  const label = await vault.label();
  if (label === row.id) return true;
  const mayTakeId = (await vault.isEmpty()) || (label === null && (await knowsSome(db, vault)));
  if (mayTakeId) await vault.setLabel(row.id);
  return mayTakeId;
}

const ENOUGH = 1000;

async function knowsSome(db: Db, vault: Vault): Promise<boolean> {
  const ids = (await vault.idsOlderThan(-Infinity)).filter((name) => /^[0-9a-f-]{36}$/.test(name));
  const [known] = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, ids.slice(0, ENOUGH)))
    .limit(1);
  return known !== undefined;
}
