import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files } from '../table.ts';

/** Bytes whose row is gone: of expired demonstrations, of changes that were not kept, of a crash in between. */
export async function sweepFiles(db: Db, vault: Vault, olderThanMs: number): Promise<number> {
  const stored = await vault.idsOlderThan(olderThanMs);
  let swept = 0;
  for (let start = 0; start < stored.length; start += 500) {
    const names = stored.slice(start, start + 500);
    const ids = names.filter((name) => /^[0-9a-f-]{36}$/.test(name));
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names) {
      if (known.has(name)) continue;
      await vault.remove(name);
      swept += 1;
    }
  }
  return swept;
}
