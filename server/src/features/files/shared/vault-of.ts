import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/connection.ts';
import type { Log } from '../../../db/open-database.ts';
import { MasterKeyRefused, readMasterKey } from '../../../services/vault/master-key.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { filesIn, openVault } from '../../../services/vault/vault.ts';
import { twoFactors } from '../../auth/table.ts';
import { files, installation } from '../table.ts';
import { belongTogether } from './belong-together.ts';

const ABOUT = 'installation';

/** The vault of this database: refuses a lost or another key, and says when the files are another database's. */
export async function vaultOf(
  db: Db,
  config: Pick<Config, 'masterKey' | 'dataDir'>,
  log: Pick<Log, 'warn'>,
): Promise<Vault> {
  const key = await readMasterKey(config, () => holdsSealed(db, config.dataDir));
  const vault = openVault(key, config.dataDir);
  await proveKey(db, vault);
  if (!(await belongTogether(db, vault))) {
    log.warn(
      `The files in ${config.dataDir}/files belong to another database than this one; they are kept as they are until theirs is put back, or the folder is moved away.`,
    );
  }
  return vault;
}

async function holdsSealed(db: Db, dataDir: string): Promise<boolean> {
  for (const table of [installation, files, twoFactors]) if ((await db.$count(table)) > 0) return true;
  return !(await filesIn(dataDir).isEmpty());
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
