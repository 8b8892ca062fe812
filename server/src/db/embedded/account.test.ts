import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { passes } from './account.ts';
import { outsideFolder } from './place.ts';
import {
  NOBODY,
  OWNER,
  clearWorkshop,
  firstLine,
  freshDataDir,
  isRoot,
  owner,
  preparedDataDir,
  query,
  logged,
  spawnOwner,
  start,
} from './testing/workshop.ts';

afterEach(clearWorkshop);

const canTry = (...command: [string, ...string[]]) =>
  isRoot && spawnSync(command[0], command.slice(1)).status === 0;
const nobodyRunsNode =
  isRoot && (await passes(NOBODY, '-x', process.execPath)) && (await passes(NOBODY, '-r', OWNER));

function dataDirOf(account: { uid: number; gid: number }): string {
  const dataDir = freshDataDir();
  mkdirSync(dataDir);
  chownSync(dataDir, account.uid, account.gid);
  return dataDir;
}

describe.runIf(isRoot)('started by root', () => {
  test('the database runs as somebody else, who owns nothing but its own folder', async () => {
    const dataDir = freshDataDir();
    const { dataFolder } = await start(dataDir);
    expect(dataFolder).toBe(join(dataDir, 'postgres'));
    const owned = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).uid !== 0);
    expect(owned).toEqual(['postgres']);
  });

  test('a folder only root can enter has its rows elsewhere, and says so once', async () => {
    const dataDir = freshDataDir(0o700);
    const first = await start(dataDir);
    expect(first.dataFolder).toBe(join(outsideFolder(dataDir), 'postgres'));
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
    await query(first.connection, 'create table doses as select 1 as taken');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.connection, 'select taken from doses')).toEqual([{ taken: 1 }]);
    expect(logged.filter((line) => line.includes('Only root can enter'))).toHaveLength(1);
  });

  test('a folder closed to others later takes its rows along', async () => {
    const dataDir = await preparedDataDir();
    const first = await start(dataDir);
    await query(first.connection, 'create table doses as select 1 as taken');
    await first.stop();
    chmodSync(dirname(dataDir), 0o700);
    const second = await start(dataDir);
    expect(second.dataFolder).toBe(join(outsideFolder(dataDir), 'postgres'));
    expect(await query(second.connection, 'select taken from doses')).toEqual([{ taken: 1 }]);
  });

  test('rows of a deleted data folder are set aside, rows that vanished are reported', async () => {
    const dataDir = freshDataDir(0o700);
    await (await start(dataDir)).stop();
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    await (await start(dataDir)).stop();
    const outside = outsideFolder(dataDir);
    expect(readdirSync(outside).filter((name) => name.startsWith('postgres.left-'))).toHaveLength(1);
    rmSync(outside, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/is gone; put it back, or remove that link/);
  });

  test('a copy without its rows is refused, and rows whose data folder is gone are named', async () => {
    const dataDir = freshDataDir(0o700);
    await (await start(dataDir)).stop();
    const copy = freshDataDir(0o700);
    cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true });
    await expect(start(copy)).rejects.toThrow(/is a copy of .* without its database.*npm run backup/);
    rmSync(join(copy, 'postgres'));
    await expect(start(copy)).rejects.toThrow(/is not part of this copy/);

    rmSync(dataDir, { recursive: true });
    await start(await preparedDataDir());
    // Other rows may have been left on this machine, and named at each start.
    expect(logged.join('\n')).toMatch(new RegExp(`remove them with: rm -rf .*${outsideFolder(dataDir)}`));
  });

  test('a strict umask changes nothing', async () => {
    const dataDir = freshDataDir(0o700);
    const child = spawnOwner([process.execPath, OWNER, dataDir, '077']);
    expect(await firstLine(child)).toMatch(/^READY/);
  });

  test('a restored cluster that belongs to root is given to the account', async () => {
    const dataDir = await preparedDataDir();
    expect(spawnSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]).status).toBe(0);
    const { connection } = await start(dataDir);
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  test.runIf(canTry('setpriv', '--bounding-set=-setuid,-setgid', 'true'))(
    'without the right to switch users it is refused',
    async () => {
      const command = ['setpriv', '--bounding-set=-setuid,-setgid', process.execPath, OWNER, freshDataDir()];
      expect(await firstLine(spawnOwner(command))).toMatch(
        /^EmbeddedDatabaseRefused .*may not switch.*DATABASE_URL/,
      );
    },
  );
});

describe.runIf(nobodyRunsNode)('started by an ordinary user', () => {
  test('it works in a folder of theirs, and root may start it later', async () => {
    const dataDir = dataDirOf(NOBODY);
    const child = owner(dataDir, NOBODY);
    expect(await firstLine(child)).toMatch(/^READY/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    const { connection } = await start(dataDir);
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  test('a folder they cannot write is refused', async () => {
    expect(await firstLine(owner(freshDataDir(), NOBODY))).toMatch(
      /^EmbeddedDatabaseRefused .*cannot write.*DATA_DIR/,
    );
  });

  test('a database of another account is refused', async () => {
    const dataDir = await preparedDataDir();
    const stranger = { uid: 1, gid: 1 };
    spawnSync('chown', ['-R', '2:2', join(dataDir, 'postgres')]);
    for (const name of readdirSync(dataDir)) {
      if (name !== 'postgres') spawnSync('chown', ['-R', '1:1', join(dataDir, name)]);
    }
    chownSync(dataDir, 1, 1);
    expect(await firstLine(owner(dataDir, stranger))).toMatch(
      /^EmbeddedDatabaseRefused .*belongs to another account/,
    );
  });

  test('a user id without a passwd entry is refused', async () => {
    const nameless = { uid: 54_321, gid: 54_321 };
    const line = await firstLine(owner(dataDirOf(nameless), nameless));
    expect(line).toMatch(/^EmbeddedDatabaseRefused .*user id 54321.*DATABASE_URL/);
  });
});
