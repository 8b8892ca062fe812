// `node scripts/run.mjs <script.ts> …`: installs what is missing, then runs the script on Leveza's own Node.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ensureInstalled, runtime } from './install.mjs';
import { NODE_FLAGS } from './node-flags.mjs';

ensureInstalled();
const node = runtime();
const [script = '', ...words] = process.argv.slice(2);

const quickModules = pathToFileURL(join(ROOT, 'scripts', 'quick-modules.mjs')).href;
const child = spawn(node, [...NODE_FLAGS, '--import', quickModules, join(ROOT, script), ...words], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    // Types are stripped and code compiled once, not at every start.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'leveza', 'compiled'),
    ...process.env,
    PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
// The child decides when it is done: a Ctrl-C reaches both, and this one must not leave first.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
// npm passes a signal to the shell between it and this process, and the shell ends without passing it on.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 200);
child.on('message', (message) => process.send?.(message));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
