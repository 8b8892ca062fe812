import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/connection.ts';
import type { Log } from '../../../db/open-database.ts';
import { IN_FOLDER } from '../../../files-config.ts';
import { FileStoreAway } from '../../../services/vault/file-store.ts';
import { MasterKeyRefused, readMasterKey } from '../../../services/vault/master-key.ts';
import { HURRIED } from '../../../services/vault/s3/s3-store.ts';
import { storesOf } from '../../../services/vault/stores.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { openVault } from '../../../services/vault/vault.ts';
import { twoFactors } from '../../auth/table.ts';
import { files, installation } from '../table.ts';
import type { LabelledStore } from './belong-together.ts';
import { belongTogether, storesIn } from './belong-together.ts';

const ABOUT = 'installation';

/** The vault of this database: refuses a lost or another key, and says when the files are another database's. */
export async function vaultOf(
  db: Db,
  config: Pick<Config, 'masterKey' | 'dataDir' | 'files'>,
  log: Pick<Log, 'warn'>,
): Promise<Vault> {
  const key = await readMasterKey(config, () => holdsSealed(db, config));
  const vault = openVault(key, config.dataDir, config.files);
  await proveKey(db, vault);
  for (const store of storesIn(vault)) await warnOfForeign(db, store, log);
  if (config.files.store.kind === 's3' && !vault.old) await warnOfForgotten(db, config, log);
  return vault;
}

async function holdsSealed(
  db: Db,
  { files: places, dataDir }: Pick<Config, 'files' | 'dataDir'>,
): Promise<boolean> {
  for (const table of [installation, files, twoFactors]) if ((await db.$count(table)) > 0) return true;
  const { store, old } = storesOf(places, dataDir, HURRIED);
  return !(await store.isEmpty()) || (old !== null && !(await old.isEmpty()));
}

/** A store that does not answer leaves the rest of Leveza usable; one that refuses its key is a wrong setting. */
async function warnOfForeign(db: Db, store: LabelledStore, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    if (await belongTogether(db, store)) return;
    log.warn(
      `The files in ${store.place} belong to another database than this one; they are kept as they are until theirs is put back, or they are moved away.`,
    );
  } catch (error) {
    if (!(error instanceof FileStoreAway) || error.isRefusal) throw error;
    log.warn(`${error.message} Until then files can be neither opened nor added.`);
  }
}

/** Files left in the folder by a change of FILES_URL would look lost. */
async function warnOfForgotten(
  db: Db,
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { store: folder } = storesOf(IN_FOLDER, dataDir, HURRIED);
  if ((await folder.isEmpty()) || !(await belongTogether(db, folder))) return;
  log.warn(
    `${folder.place} still holds files of this database, which are not read there any more; set FILES_OLD_URL=folder, start again and run: npm run files:move`,
  );
}

/** The first start seals the database's own id; every later one must be able to open it. */
async function proveKey(db: Db, vault: Vault): Promise<void> {
  const row = (await find(db)) ?? (await make(db, vault));
  try {
    if (vault.openText(row.sealedId, ABOUT) === row.id) return;
  } catch {
    // The cipher says only that it does not open, which the sentence below says better.
  }
  throw new MasterKeyRefused(
    'The master key is not the one this database was sealed with; put back the master.key that belongs to it, or set MASTER_KEY to it.',
  );
}

async function find(db: Db) {
  const [row] = await db.select().from(installation);
  return row;
}

async function make(db: Db, vault: Vault) {
  const id = crypto.randomUUID();
  await db
    .insert(installation)
    .values({ id, sealedId: vault.sealText(id, ABOUT) })
    .onConflictDoNothing();
  return (await find(db))!; // stored just now, by this process or another
}
