// Runs on any Node from 20 up with nothing installed, so it uses only Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.leveza-installed');
const OLDEST_NODE = 24;

/** Installs the dependencies when they are absent or older than the lock file. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const isCurrent = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
  if (!isCurrent) {
    process.stdout.write('Installing dependencies…\n');
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(STAMP, wanted);
}

/** The Node that runs Leveza: npm puts the packaged one first in the path, so this is usually it already. */
export function runtime() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = join(ROOT, 'node_modules', 'node', 'bin', name);
  // The package fetches its binary in an install script, which a machine may have switched off.
  if (!runs(packaged)) npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (runs(packaged)) return packaged;
  return fail(
    `Leveza needs Node ${OLDEST_NODE}: install it, or allow the install script of the npm package "node".`,
  );
}

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @param {string[]} words */
function npm(words) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command === 'npm',
  });
  if (status !== 0) fail(`"npm ${words[0]}" failed; check the connection to the npm registry and try again.`);
}

/** @param {string} node */
function runs(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0;
}
