import { startEmbeddedDatabase } from '../start.ts';

/** A Leveza reduced to its database, for tests that kill it: prints one line, then waits to be ended. */
const [dataDir, umask] = process.argv.slice(2);
if (umask) process.umask(umask);
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const database = await startEmbeddedDatabase({
    dataDir: dataDir!,
    log: { info: () => {}, warn: () => {} },
  });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  say(`READY ${JSON.stringify(database.connection)}`);
  setInterval(() => {}, 60_000);
} catch (error) {
  say(error instanceof Error ? `${error.name} ${error.message}` : String(error));
  process.exit(1);
}
