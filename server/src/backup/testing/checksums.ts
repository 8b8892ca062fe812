import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionSettings } from '../../db/connection.ts';
import { withSingleConnection } from '../../db/connection.ts';

/** Counted by the database itself, on a path that shares nothing with the backup's. */
export function checksumsOf(settings: ConnectionSettings): Promise<Record<string, string>> {
  return withSingleConnection(settings, async (client) => {
    await client.query("set timezone = 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`,
    );
    const checksums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ':' || md5(coalesce(string_agg(r::text, E'\\n' order by r::text collate "C"), '')) as sum
         from ${name} r`,
      );
      checksums[name] = rows[0]!.sum;
    }
    return checksums;
  });
}

/** Every file of a data folder that a backup is about. */
export async function fileChecksumsOf(dataDir: string): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {};
  for (const path of await readdir(dataDir, { recursive: true })) {
    if (path.startsWith('backups') || !(await stat(join(dataDir, path))).isFile()) continue;
    checksums[path] = createHash('sha1')
      .update(await readFile(join(dataDir, path)))
      .digest('hex');
  }
  return checksums;
}
