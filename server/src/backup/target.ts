import type pg from 'pg';
import { placeOf } from '../services/vault/s3/ask-store.ts';
import type { Target } from './put-back-files.ts';
import { holdsFiles } from './put-back-files.ts';
import { BackupRefused } from './refused.ts';

interface Found {
  others: number;
  tables: number;
  is_leveza: boolean;
  has_users: boolean;
}

/** A restore replaces everything, so it checks first that the target may be replaced now. */
export async function refuseOccupied(
  client: pg.Client,
  { dataDir, files }: Omit<Target, 'unpacked'>,
  replace: boolean,
): Promise<void> {
  if (files.old) {
    throw new BackupRefused(
      'Files are being moved; end that with npm run files:move and take FILES_OLD_URL out before a restore.',
    );
  }

  const found = await look(client);
  if (found.others > 0) {
    throw new BackupRefused(
      'Leveza is running on this database; stop it, and every other process of it, first.',
    );
  }
  if (found.tables > 0 && !found.is_leveza) {
    throw new BackupRefused('The database holds tables that are not Leveza’s; restore into one of its own.');
  }
  if (replace) return;
  if (found.has_users && (await client.query('select from public.users limit 1')).rowCount !== 0) {
    throw new BackupRefused(
      'The database already holds patients; add --replace to replace them with the backup.',
    );
  }
  if (await holdsFiles({ dataDir, files })) {
    const place = files.store.kind === 's3' ? placeOf(files.store) : dataDir;
    throw new BackupRefused(`${place} already holds files; add --replace to replace them with the backup.`);
  }
}

async function look(client: pg.Client): Promise<Found> {
  const { rows } = await client.query<Found>(
    `select
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'leveza' and pid <> pg_backend_pid()) as others,
       (select count(*)::int from pg_class
        where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')) as tables,
       to_regclass('drizzle.__drizzle_migrations') is not null as is_leveza,
       to_regclass('public.users') is not null as has_users`,
  );
  return rows[0]!; // a select without a table always has its row
}
