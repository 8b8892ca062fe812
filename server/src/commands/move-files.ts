import { parseArgs } from 'node:util';
import { moveFiles } from '../services/vault/move-files.ts';
import { UNHURRIED } from '../services/vault/s3/s3-store.ts';
import { storesOf } from '../services/vault/stores.ts';
import { WrongUse, log, runCommand } from './command-line.ts';

const TOLD_EVERY = 100;

await runCommand(async (config, signal) => {
  parseArgs({}); // takes no words
  const { store: to, old: from } = storesOf(config.files, config.dataDir, UNHURRIED);
  if (!from) {
    throw new WrongUse(
      'Set FILES_URL to the store files go to and FILES_OLD_URL to the one they are in, start Leveza again, then run this.',
    );
  }
  const { files, bytes } = await moveFiles({
    from,
    to,
    signal,
    onMoved: (moved, total) => {
      if (moved.files % TOLD_EVERY === 0) log.info(`${moved.files} of ${total} files`);
    },
  });
  console.log(
    `Moved ${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1e6).toFixed(1)} MB) from ${from.place} to ${to.place}, each read back and compared.`,
  );
  console.log('Take FILES_OLD_URL out and start Leveza again.');
});
