// Runs on whatever Node the machine has (20 or later) and with nothing installed: only Node's own modules.
import { execFileSync, spawnSync } from 'node:child_process';
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

/** The Node that runs Leveza: the one from the npm package, else the machine's if it is new enough. */
export function runtime() {
  const packaged = join(
    ROOT,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (majorOf(packaged) >= OLDEST_NODE) return packaged;
  if (majorOf(process.execPath) >= OLDEST_NODE) return process.execPath;
  // The package fetches its binary in an install script, which a machine may have switched off.
  npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (majorOf(packaged) >= OLDEST_NODE) return packaged;
  fail(
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
function majorOf(node) {
  try {
    return Number(
      /^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}
