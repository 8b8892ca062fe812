import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { Hopeless } from '../../../jobs/job.ts';
import { tryEach } from '../../../jobs/try-each.ts';
import { isFileId } from '../../../services/vault/file-store.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files } from '../table.ts';
import type { LabelledStore } from './belong-together.ts';
import { belongTogether, storesIn } from './belong-together.ts';

/** The stored files belong to another database than this one. */
export class FilesOfAnotherDatabase extends Hopeless {
  override name = 'FilesOfAnotherDatabase';
}

export interface Ages {
  /** Longer than any upload takes between its bytes and its row. */
  unclaimedMs: number;
  /** How long a file without a row waits in the bin: its database may be put back. */
  inBinMs: number;
}

/**
 * Puts files whose row is gone into the bin: those of expired demonstrations, of changes that were not kept, of a crash
 * in between. Takes files back whose row is there again, and removes those that waited long enough. A file that cannot
 * be moved stops no other.
 */
export async function sweepFiles(db: Db, vault: Vault, { unclaimedMs, inBinMs }: Ages): Promise<number> {
  let swept = 0;
  await tryEach(storesIn(vault), async (store) => {
    if (!(await belongTogether(db, store))) throw new FilesOfAnotherDatabase();
    const discard = async (id: string) => {
      await store.discard(id);
      swept += 1;
    };
    await tryEach(
      [
        async () => tryEach(await withoutRow(db, await store.idsOlderThan(unclaimedMs)), discard),
        () => sweepBin(db, store, inBinMs),
      ],
      (step) => step(),
    );
  });
  return swept;
}

async function sweepBin(db: Db, store: LabelledStore, inBinMs: number): Promise<void> {
  const inBin = await store.idsInBin();
  const unclaimed = new Set(await withoutRow(db, inBin));
  const claimed = inBin.filter((id) => !unclaimed.has(id));
  // Without those of a row: one that cannot be taken back is still there.
  const waitedLong = (await store.idsInBin(inBinMs)).filter((id) => unclaimed.has(id));
  await tryEach(
    [
      () => tryEach(claimed, (id) => store.takeBack(id)),
      () => tryEach(waitedLong, (id) => store.removeFromBin(id)),
    ],
    (step) => step(),
  );
}

const IDS_AT_ONCE = 500;

async function withoutRow(db: Db, names: string[]): Promise<string[]> {
  const known = new Set<string>();
  for (let start = 0; start < names.length; start += IDS_AT_ONCE) {
    const ids = names.slice(start, start + IDS_AT_ONCE).filter(isFileId);
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    for (const { id } of rows) known.add(id);
  }
  return names.filter((name) => !known.has(name));
}
