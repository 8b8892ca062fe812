import { chmodSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { adoptable } from '../db/embedded/postmaster-file.ts';
import { shutDown } from '../db/embedded/shut-down.ts';
import './no-wait-for-disk.ts';
import { startTestPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * The PostgreSQL of a test run, in its own process. It ends when the run closes its pipe, which also happens when the
 * run is killed; other processes the tests started in the run's folder end with it.
 */
const folder = temporaryFolder('leveza-tests-');
// It stands in for /tmp, where other accounts may make folders too.
chmodSync(folder.path, 0o1777);
process.env.TMPDIR = folder.path;

const isLetGo = new Promise((resolve) => process.once('disconnect', resolve));
// A Ctrl-C or `timeout` signals every process of the run; the databases end in order once the run is gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

try {
  const server = await startTestPostgres();
  if (process.connected)
    process.send!({ settings: server.settings, template: server.template, folder: folder.path });
  await isLetGo;
  await server.stop();
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  await stopDatabasesIn(folder.path);
  folder.remove();
}
process.exit();

/** Stops every database whose data lie in the folder, those of killed tests among them. */
async function stopDatabasesIn(path: string): Promise<void> {
  for (const file of globSync(['*/postgres/postmaster.pid', '*/data/postgres/postmaster.pid'], {
    cwd: path,
  })) {
    const left = await adoptable(join(path, file, '..'));
    if (left) await shutDown(left.process);
  }
}
