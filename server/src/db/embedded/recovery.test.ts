import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { identify, isRunning } from './process-table.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  NOBODY,
  clearWorkshop,
  connectionOf,
  firstLine,
  freshDataDir,
  isRoot,
  kill,
  owner,
  preparedDataDir,
  query,
  spawnOwner,
  start,
} from './testing/workshop.ts';

afterEach(clearWorkshop);

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a database whose Leveza was killed is taken over as it runs, and stopped by the new one', async () => {
  const dataDir = await preparedDataDir();
  const killed = owner(dataDir);
  const connection = connectionOf(await firstLine(killed));
  await query(connection, 'create table doses as select 1 as taken');
  const running = identify(postmasterOf(dataDir));
  await kill(killed);

  const database = await start(dataDir);
  expect(postmasterOf(dataDir)).toBe(running.pid);
  expect(database.connection).toEqual(connection);
  expect(await query(database.connection, 'select taken from doses')).toEqual([{ taken: 1 }]);
  await database.stop();
  expect(isRunning(running)).toBe(false);
});

test('a database killed together with its Leveza opens again', async () => {
  const dataDir = await preparedDataDir();
  const killed = owner(dataDir);
  const connection = connectionOf(await firstLine(killed));
  await query(connection, 'create table doses as select 1 as taken');
  await kill(killed);
  process.kill(postmasterOf(dataDir), 'SIGKILL');

  const database = await start(dataDir);
  expect(await query(database.connection, 'select taken from doses')).toEqual([{ taken: 1 }]);
  expect(existsSync(connection.host)).toBe(false);
});

test.each(['names a living process that is no database', 'is empty after a power loss'])(
  'a pid file that %s does not stop the start',
  async (flaw) => {
    const dataDir = await preparedDataDir();
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const first = await start(dataDir);
    const whileRunning = readFileSync(file, 'utf8');
    await first.stop();
    // The process runs as the same account, because PostgreSQL ignores the processes of others.
    const { pid } = spawnOwner(['sleep', '60'], isRoot ? NOBODY : {});
    writeFileSync(file, flaw.startsWith('names') ? whileRunning.replace(/^\d+/, String(pid)) : '');
    const { connection } = await start(dataDir);
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  },
);

test('a database that dies under a running Leveza comes back by itself, at the same address', async () => {
  const dataDir = await preparedDataDir();
  const { connection } = await start(dataDir);
  await query(connection, 'create table doses as select 1 as taken');
  for (let death = 0; death < 2; death++) {
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await pause(50);
    await eventually(async () =>
      expect(await query(connection, 'select taken from doses')).toEqual([{ taken: 1 }]),
    );
  }
});

test('a stop while the database is being brought back leaves nothing running', async () => {
  const dataDir = await preparedDataDir();
  const database = await start(dataDir);
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await pause(520);
  await database.stop();
  await pause(300);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a kill at any moment of the very first start leaves a folder that opens', async () => {
  // One early and one late moment a run: other ones every day, and each of them makes two clusters.
  for (const delayMs of [150, 575]) {
    const dataDir = freshDataDir();
    const killed = owner(dataDir);
    await pause(delayMs + Math.random() * 425);
    await kill(killed);
    const database = await start(dataDir);
    expect(await query(database.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([]);
    await database.stop();
  }
});
