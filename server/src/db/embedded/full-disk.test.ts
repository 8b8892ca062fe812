import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  OWNER,
  clearWorkshop,
  connectionOf,
  firstLine,
  freshDataDir,
  isRoot,
  query,
  spawnOwner,
} from './testing/workshop.ts';

afterEach(clearWorkshop);

const MOUNT = 'mount -t tmpfs -o "mode=755,size=$4" tmpfs "$1" && exec "$2" "$3" "$1"';
const canMount =
  isRoot && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** A disk that only this process sees, and that vanishes with it. */
function ownerOnDisk(size: string): { child: ChildProcess; disk: string } {
  const dataDir = freshDataDir();
  mkdirSync(dataDir);
  const child = spawnOwner([
    'unshare',
    '--mount',
    'sh',
    '-c',
    MOUNT,
    'sh',
    dataDir,
    process.execPath,
    OWNER,
    size,
  ]);
  return { child, disk: `/proc/${child.pid}/root${dataDir}` };
}

describe.runIf(canMount)('on a full disk', () => {
  test('a first start is refused with a sentence', async () => {
    const { child } = ownerOnDisk('20m');
    expect(await firstLine(child)).toMatch(/^EmbeddedDatabaseRefused The disk .* is full/);
  });

  test('reading goes on, and writing too once there is room', async () => {
    const { child, disk } = ownerOnDisk('150m');
    const connection = connectionOf(await firstLine(child));
    try {
      await query(connection, 'create table doses as select 1 as taken');
      const ballast = join(disk, 'ballast');
      expect(spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).status).toBe(1);

      const swell = "select pg_logical_emit_message(true, '', repeat('x', 4000000))";
      await eventually(() => expect(query(connection, swell)).rejects.toThrow(/No space left/));
      await eventually(async () =>
        expect(await query(connection, 'select taken from doses')).toEqual([{ taken: 1 }]),
      );
      await expect(query(connection, 'insert into doses values (2)')).rejects.toThrow(/read-only/);

      rmSync(ballast);
      await eventually(() => query(connection, 'insert into doses values (2)'));
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
});
