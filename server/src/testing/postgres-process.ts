import { chmodSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { adoptable } from '../db/embedded/postmaster-file.ts';
import { shutDown } from '../db/embedded/shut-down.ts';
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
// A Ctrl-C reaches every process of the terminal; the tests still need their database to end well.
process.on('SIGINT', () => undefined);

const server = await startTestPostgres();
if (process.connected)
  process.send!({ settings: server.settings, template: server.template, folder: folder.path });
await isLetGo;
await server.stop();
for (const file of globSync(['*/postgres/postmaster.pid', '*/data/postgres/postmaster.pid'], {
  cwd: folder.path,
})) {
  const left = await adoptable(join(folder.path, file, '..'));
  if (left) await shutDown(left.process);
}
folder.remove();
process.exit();
