import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { withSingleConnection } from '../db/connection.ts';
import { loggingOptions } from '../http/logging.ts';
import { accepted } from '../services/delivery.ts';
import { openChannels } from '../services/channels.ts';
import { openVault } from '../services/vault/vault.ts';
import { eventually } from '../testing/eventually.ts';
import { atTheEnd } from '../testing/endings.ts';
import type { TestDatabase } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-app.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';
import { Hopeless, atLeastOnce, inOneTransaction, scheduled } from './job.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startQueue } from './queue.ts';
import { prepareQueue } from './schema.ts';

let database: TestDatabase;
const lines: string[] = [];

const asks = z.object({ name: z.string() });
const retries = { times: 1, firstSeconds: 1, longestSeconds: 2 };
const attempts: string[] = [];

/** Leaves a row, or does what its name says. */
const note = inOneTransaction({
  name: 'note',
  asks,
  retries,
  run: async (tx, { name }) => {
    attempts.push(name);
    await tx.execute(sql`insert into notes values (${name})`);
    if (name === 'taken over')
      await database.db.execute(sql`update pgboss.job set retry_count = retry_count + 1`);
    if (name.startsWith('fails')) throw new TypeError(`a message that quotes ${name}`);
  },
});
const call = atLeastOnce({
  name: 'call',
  asks,
  retries: { times: 50, firstSeconds: 1, longestSeconds: 2 },
  run: async (_, { name }) => {
    attempts.push(name);
    if (name === 'hopeless') throw new Hopeless(`a message that quotes ${name}`);
  },
});
const daily = scheduled('daily', '0 4 * * *', async () => undefined);

const log = fastify(loggingOptions('info', { write: (line) => void lines.push(line) })).log;
const config = readConfig({});
const surroundings = {
  config,
  vault: openVault(Buffer.alloc(32), config.dataDir),
  sendMail: async () => accepted(),
  channels: openChannels(config, openVault(Buffer.alloc(32), config.dataDir)),
  baseUrl: () => '',
};

const prepare = (jobs: Job[]) =>
  withSingleConnection(database.settings, (client) => prepareQueue(client, jobs));

function start(jobs: Job[]) {
  const { settings, db } = database;
  const queue = startQueue({ settings, db, jobs, surroundings, log });
  atTheEnd(() => queue.stop());
  return queue;
}

beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`create table notes (name text)`);
  const jobs = [note, call, daily];
  await Promise.all([prepare(jobs), prepare(jobs)]);
  await start(jobs).started;
});

const noted = async (name: string) =>
  (await database.db.execute(sql`select from notes where name = ${name}`)).rows.length;
const waiting = async (name: string) =>
  (
    await database.db.execute(
      sql`select from pgboss.job where data->>'name' = ${name} or output::text like '%quotes%'`,
    )
  ).rows.length;

test('what is asked for in a transaction is done when it is committed, and never when it is rolled back', async () => {
  const { db } = database;
  await expect(
    db.transaction(async (tx) => {
      await enqueue(tx, note, { name: 'rolled back' });
      throw new Error('the request failed');
    }),
  ).rejects.toThrow('the request failed');
  await db.transaction((tx) => enqueue(tx, note, { name: 'committed' }));
  await eventually(async () => expect(await noted('committed')).toBe(1));
  expect(attempts).not.toContain('rolled back');
  expect(await waiting('committed')).toBe(0);
});

test('one failure stops no other job; it is tried again later, then given up, named without a value, and gone', async () => {
  const begun = Date.now();
  await enqueue(database.db, note, { name: 'fails' });
  const others = Array.from({ length: 25 }, () => randomUUID());
  for (const name of others) await enqueue(database.db, note, { name });
  await eventually(async () => {
    for (const name of others) expect(await noted(name)).toBe(1);
    expect(lines.join('\n')).toContain('job given up');
  });
  expect(attempts.filter((name) => name === 'fails')).toHaveLength(2);
  expect(Date.now() - begun).toBeGreaterThan(1000);
  const given = lines.find((line) => line.includes('job given up'));
  expect(JSON.parse(given!)).toMatchObject({ job: 'note', attempts: 2, failure: { kind: 'TypeError' } });
  expect(lines.join('\n')).not.toContain('quotes');
  await eventually(async () => expect(await waiting('fails')).toBe(0));
  expect(await noted('fails')).toBe(0);
});

test('a failure that no try can mend is given up at once', async () => {
  await enqueue(database.db, call, { name: 'hopeless' });
  await eventually(() => expect(lines.join('\n')).toContain('"Hopeless"'));
  await eventually(async () => expect(await waiting('hopeless')).toBe(0));
  expect(attempts.filter((name) => name === 'hopeless')).toHaveLength(1);
});

test('the effect of a worker whose job was taken over in the meantime is rolled back', async () => {
  await enqueue(database.db, note, { name: 'taken over' });
  await eventually(() => expect(lines.join('\n')).toContain('TakenOver'));
  expect(await noted('taken over')).toBe(0);
});

test('asking again is one statement', async () => {
  await enqueue(database.db, note, { name: 'first' });
  await database.db.transaction(async (tx) => {
    // On this connection alone: the queue itself works beside the test.
    const queries = vi.spyOn(tx.$client, 'query');
    await enqueue(tx, note, { name: 'second' });
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });
  await eventually(async () => expect(await noted('second')).toBe(1));
});

test('a job that has no queue is not asked for in vain', async () => {
  const unknown = { ...note, name: 'unknown' };
  await expect(enqueue(database.db, unknown, { name: 'lost' })).rejects.toThrow('unknown');
});

test('another list of jobs gives a queue its new policy and ends those without a job, done ones in them too', async () => {
  const other = await anotherDatabase();
  await other.prepare([note, call]);
  await enqueue(other.db, note, { name: 'waits' });
  await enqueue(other.db, call, { name: 'was done' });
  await other.db.execute(sql`update pgboss.job set state = 'completed' where name = 'call'`);
  await other.prepare([scheduled('note', '0 4 * * *', async () => undefined)]);
  expect(await other.queues()).toEqual([
    { name: 'dead-jobs', policy: 'standard' },
    { name: 'note', policy: 'exclusive' },
  ]);
  expect(await other.jobs()).toEqual([{ name: 'note', data: { name: 'waits' } }]);
  expect(other.logged).toEqual([]);
});

test('an older version drops no queue of a newer one that has a job in it, whatever state it is in', async () => {
  for (const state of ['created', 'retry', 'active']) {
    const other = await anotherDatabase();
    await other.prepare([note, call]);
    await enqueue(other.db, call, { name: 'waits' });
    await other.db.execute(sql`update pgboss.job set state = ${state}`);
    await other.prepare([note]);
    expect(await other.queues()).toContainEqual({ name: 'call', policy: 'standard' });
    expect(await other.jobs(), state).toEqual([{ name: 'call', data: { name: 'waits' } }]);
    expect(other.logged).toEqual(['Queues of no job here, left for the jobs in them: call.']);
  }
});

test('a job that is asked for while its queue is dropped fails with its request, and is not lost in silence', async () => {
  const other = await anotherDatabase();
  await other.prepare([note, call]);
  const request = other.db.transaction(async (tx) => {
    await enqueue(tx, call, { name: 'asked meanwhile' });
    await other.prepare([note]);
  });
  await expect(request).rejects.toThrow('q_fkey');
});

/** A database of its own, and the starts of versions with other jobs on it; `logged` is what they said. */
async function anotherDatabase() {
  const { db, settings } = await testDatabase();
  const logged: string[] = [];
  const keep = (line: string) => void logged.push(line);
  const rowsOf = async (question: SQL) => (await db.execute(question)).rows;
  return {
    db,
    logged,
    prepare: (jobs: Job[]) =>
      prepareDatabase(settings, { shippedData: [], jobs }, { info: keep, warn: keep }),
    queues: () =>
      rowsOf(sql`select name, policy from pgboss.queue where name not like '\\_\\_%' order by name`),
    jobs: () => rowsOf(sql`select name, data from pgboss.job where name not like '\\_\\_%'`),
  };
}

test('the schedules are those of the list', async () => {
  const { rows } = await database.db.execute(
    sql`select name, cron, timezone from pgboss.schedule order by name`,
  );
  expect(rows).toEqual([{ name: 'daily', cron: '0 4 * * *', timezone: 'America/Sao_Paulo' }]);
});

test('a queue that cannot start says so, is tried again, and leaves at once when asked to', async () => {
  const { db } = database;
  const settings = { connectionString: 'postgres://nobody@127.0.0.1:1/nothing' };
  const queue = startQueue({ settings, db, jobs: [note], surroundings, log });
  await eventually(() => expect(lines.join('\n')).toMatch(/it is tried again[^]*it is tried again/));
  const begun = Date.now();
  await queue.stop();
  expect(Date.now() - begun).toBeLessThan(2000);
});
