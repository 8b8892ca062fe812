import { parseArgs } from 'node:util';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { openDatabase } from '../db/open-database.ts';
import { WrongUse, log, runCommand, typedPath } from './command-line.ts';
import { summary } from './summary.ts';

await runCommand(async (config, signal) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [typed] = positionals;
  if (typed === undefined || positionals.length > 1) {
    throw new WrongUse('Write: npm run restore -- file.tar.gz [--replace]');
  }
  const file = typedPath(typed);

  // Before the database is opened: opening would already prepare a new one in an empty data folder.
  await checkBackup(file, signal);
  const database = await openDatabase(config, log);
  try {
    const { settings } = database;
    const manifest = await restoreBackup({
      file,
      settings,
      dataDir: config.dataDir,
      files: config.files,
      replace: values.replace,
      signal,
    });
    console.log(
      `Restored the backup of ${manifest.takenAt} (Leveza ${manifest.leveza}): ${summary(manifest)}.`,
    );
  } finally {
    await database.stop();
  }
});
