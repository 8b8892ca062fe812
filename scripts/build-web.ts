import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

const STAMP = join(ROOT, 'node_modules', '.cache', 'leveza', 'web-built-from');
const PAGE = join(ROOT, 'web', 'dist', 'index.html');
const SOURCES = ['web', 'contract/src', 'domain/src', 'package-lock.json'];

/** Builds the web app when anything it is made of has changed since the last build. */
export async function buildWeb(): Promise<void> {
  const checksum = checksumOf(SOURCES);
  if (existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === checksum) return;
  process.stdout.write('Building the web app…\n');
  rmSync(STAMP, { force: true });
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '-c', 'web/vite.config.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe web app could not be built; see above.\n`);
    process.exit(1);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, checksum);
}

function checksumOf(places: string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
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

if (import.meta.main) await buildWeb();
