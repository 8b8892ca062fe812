import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from '../backup/refused.ts';
import { runningDatabase } from '../db/embedded/running.ts';
import { defaultTarget, writeBackup } from '../backup/write-backup.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { WrongUse, log, runCommand, typedPath } from './command-line.ts';
import { summary } from './summary.ts';

await runCommand(async (config, signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new WrongUse('Write: npm run backup [-- file.tar.gz]');
  const [file] = positionals;
  const now = new Date();
  const target = file === undefined ? defaultTarget(config.dataDir, now) : typedPath(file);

  const database = await reach(config);
  try {
    if (file === undefined) await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const { settings } = database;
    const { dataDir, files } = config;
    const manifest = await writeBackup({ settings, dataDir, files, target, now, signal });
    console.log(`Backup: ${target}`);
    console.log(`It holds ${summary(manifest)}, keys included: keep it where only you can read it.`);
  } finally {
    await database.stop();
  }
});

/** The server Leveza is using right now if there is one, else one started for the occasion. */
async function reach(config: Config) {
  if (!config.databaseUrl) {
    if (!existsSync(join(config.dataDir, 'postgres'))) {
      throw new BackupRefused(
        `There is no database in ${config.dataDir} yet, so there is nothing to back up.`,
      );
    }
    const settings = await runningDatabase(config.dataDir);
    if (settings) return { settings, stop: () => Promise.resolve() };
  }
  return openDatabase(config, log);
}
