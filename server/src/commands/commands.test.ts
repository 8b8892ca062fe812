import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checksumsOf } from '../backup/testing/checksums.ts';
import { put, temporaryFolder } from '../backup/testing/places.ts';
import { putPrepared } from '../db/embedded/testing/workshop.ts';
import { openDatabase } from '../db/open-database.ts';
import { prepareDatabase } from '../jobs/prepare-database.ts';
import { runOn } from '../testing/postgres.ts';

const quiet = { info: () => undefined, warn: () => undefined };

const QUICK_MODULES = new URL('../../../scripts/quick-modules.mjs', import.meta.url).href;

/** As npm runs it: in the project's folder, with the person's own folder in INIT_CWD. */
async function run(
  folder: string,
  dataDir: string,
  command: 'backup' | 'restore' | 'move-files',
  ...words: string[]
) {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', QUICK_MODULES, script, ...words], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const [said, warned, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, said, warned };
}

test(
  'a running Leveza is backed up, and restored into an empty folder once',
  { timeout: 60_000 },
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o711); // PostgreSQL has to pass through when root runs the tests
    const [here, there] = [join(folder, 'here'), join(folder, 'there')];

    expect(await run(folder, here, 'backup')).toMatchObject({
      code: 1,
      warned: expect.stringContaining('nothing to back up'),
    });

    await putPrepared(here);
    const running = await openDatabase({ databaseUrl: undefined, dataDir: here }, quiet);
    await prepareDatabase(running.settings, { shippedData: [], jobs: [] }, quiet);
    await runOn(running.settings, `insert into users (email, name) values ('ana@example.com', 'Ana')`);
    await put(here, 'files/ab/exame', 'conteúdo');
    expect(await run(folder, here, 'backup', 'b.tar.gz')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 file'),
    });
    expect(await run(folder, here, 'backup')).toMatchObject({
      code: 0,
      said: expect.stringContaining(join(here, 'backups')),
    });
    const inUse = await run(folder, here, 'restore', 'b.tar.gz', '--replace');
    expect(inUse).toMatchObject({ code: 1, warned: expect.stringMatching(/^Another Leveza .*\.\n$/) });
    const rows = await checksumsOf(running.settings);
    await running.stop();

    expect(await run(folder, there, 'restore', 'b.tar.gz')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored/),
    });
    const again = await run(folder, there, 'restore', 'b.tar.gz');
    expect(again).toMatchObject({
      code: 1,
      // Rows that other tests left on this machine may be named before it.
      warned: expect.stringMatching(/^The database already holds patients.*\.\n$/m),
    });

    const restored = await openDatabase({ databaseUrl: undefined, dataDir: there }, quiet);
    expect((await checksumsOf(restored.settings))['public.users']).toBe(rows['public.users']);
    await restored.stop();
    expect(await readFile(join(there, 'files/ab/exame'), 'utf8')).toBe('conteúdo');
  },
);

test.each([
  ['restore', [], 'Write: npm run restore -- file.tar.gz [--replace]\n'],
  ['restore', ['nowhere.tar.gz'], /^There is no file .*nowhere\.tar\.gz\.\n$/],
  ['backup', ['one', 'two'], 'Write: npm run backup [-- file.tar.gz]\n'],
  ['move-files', [], /^Set FILES_URL to the store files go to and FILES_OLD_URL .*\.\n$/],
] as const)('%s %j is answered with one line', async (command, words, line) => {
  const folder = await temporaryFolder();
  const { code, warned } = await run(folder, join(folder, 'data'), command, ...words);
  expect(code).toBe(1);
  expect(warned).toMatch(line);
});
