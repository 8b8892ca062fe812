import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

interface Building {
  /** As the person who waits reads it. */
  name: string;
  config: string;
  /** The file the build ends with. */
  result: string;
  sources: string[];
  /** For a test: its files are packed in a hurry, unless there is a build already that has them packed well. */
  isQuick?: boolean;
}

/** Runs Vite when anything it builds from has changed since the last build. */
export function buildWhenChanged({ name, config, result, sources, isQuick = false }: Building): void {
  const stamp = join(ROOT, 'node_modules', '.cache', 'leveza', `${name.replaceAll(' ', '-')}-built-from`);
  const state = stateOf(sources);
  const enough = isQuick ? [state, `${state} quick`] : [state];
  const isBuilt = existsSync(join(ROOT, result)) && existsSync(stamp);
  if (isBuilt && enough.includes(readFileSync(stamp, 'utf8'))) return;
  process.stdout.write(`Building the ${name}…\n`);
  rmSync(stamp, { force: true });
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '-c', config], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...(isQuick && { QUICK_BUILD: '1' }) },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe ${name} could not be built; see above.\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, enough.at(-1)!);
}

/** Size and time of every file: a start must not read two thousand files to find that none has changed. */
function stateOf(places: string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn).toSorted()) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(join(ROOT, place), { withFileTypes: true }).flatMap((entry) => {
    if (['dist', 'node_modules'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const path = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
