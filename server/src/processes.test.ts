import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { connect, withSingleConnection } from './db/connection.ts';
import { runningDatabase } from './db/embedded/running.ts';
import { startEmbeddedDatabase } from './db/embedded/start.ts';
import { products } from './features/catalog/table.ts';
import { eventually } from './testing/eventually.ts';
import { urlOf } from './testing/postgres.ts';
import type { LevezaProcess } from './testing/process.ts';
import { startLeveza } from './testing/process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createPatient, testDatabase } from './testing/test-app.ts';
import { FIRST_TRY } from './testing/first-try.ts';

const quiet = { info: () => undefined, warn: () => undefined };

function create(leveza: LevezaProcess, token: string, name: string, key = randomUUID()): Promise<Response> {
  return fetch(`${leveza.url}/api/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name, mainCategory: 'SUPPLEMENTS' }),
  });
}

async function seedPatient(dataDir: string) {
  const { db, close } = connect((await runningDatabase(dataDir))!);
  const patient = await createPatient(db);
  await close();
  return patient;
}

describe('two processes on one database', () => {
  test('start together, share sessions, limits and idempotency keys', async () => {
    const database = await testDatabase();
    // As on the first start of a cluster: nothing there yet, both bring the tables.
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`drop schema drizzle cascade`);
    await database.db.execute(sql`create schema public`);
    const env = { DATABASE_URL: urlOf(database.settings), REQUESTS_PER_MINUTE: '200' };
    const pair = await Promise.all([startLeveza(env), startLeveza(env)]);
    try {
      expect(await database.db.$count(products)).toBe(419);
      const { token } = await createPatient(database.db);
      const key = randomUUID();
      const posts = Array.from({ length: 40 }, (_, n) => create(pair[n % 2]!, token, 'Um só', key));
      const replies = await Promise.all(posts);
      expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
      expect(await database.db.$count(products, eq(products.name, 'Um só'))).toBe(1);

      const calls = Array.from({ length: 300 }, (_, n) => fetch(`${pair[n % 2]!.url}/api/products`));
      const statuses = (await Promise.all(calls)).map((reply) => reply.status);
      expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(160);
      expect(statuses).toContain(429);
    } finally {
      expect(await Promise.all(pair.map((leveza) => leveza.end()))).toEqual([0, 0]);
    }
  });
});

describe('with the embedded database', () => {
  // The first start of a database takes seconds: the second test goes on with that of the first.
  const folder = temporaryFolder();
  const dataDir = folder.path;
  afterAll(() => folder.remove());

  test(
    'SIGKILL of the server during writes loses no acknowledged row, twice in a row',
    FIRST_TRY,
    async () => {
      const acknowledged: string[] = [];
      let token = '';
      for (const round of [1, 2]) {
        const leveza = await startLeveza({ DATA_DIR: dataDir });
        expect(leveza.output()).toContain(dataDir);
        if (!token) ({ token } = await seedPatient(dataDir));
        const write = async (writer: number) => {
          for (let n = 0; ; n += 1) {
            const name = `r${round}-w${writer}-${n}`;
            try {
              const reply = await create(leveza, token, name);
              if (reply.status === 201) acknowledged.push(name);
            } catch {
              return;
            }
          }
        };
        const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
        // In the middle of the writes, however slow the machine is.
        await eventually(() => expect(acknowledged.length).toBeGreaterThan(20 * round));
        await leveza.end('SIGKILL');
        await Promise.all(writers);
      }
      expect(acknowledged.length).toBeGreaterThan(20);

      const database = await startEmbeddedDatabase({ dataDir, log: quiet });
      const { db, close } = connect(database.connection);
      const stored = new Set(
        (await db.select({ name: products.name }).from(products)).map((row) => row.name),
      );
      await close();
      await database.stop();
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    },
  );

  test('SIGTERM finishes the request under way, then leaves with 0 and no database behind', async () => {
    const leveza = await startLeveza({ DATA_DIR: dataDir });
    const { token } = await seedPatient(dataDir);
    const settings = (await runningDatabase(dataDir))!;
    const name = `Por último ${randomUUID()}`;
    const [underWay, leaving] = await withSingleConnection(settings, async (client) => {
      await client.query('begin; lock table products');
      const request = create(leveza, token, name);
      // Not pg_stat_activity, which a transaction reads once and then sees as it was.
      const waiting = 'select from pg_locks where not granted';
      await eventually(async () => expect((await client.query(waiting)).rowCount).toBe(1));
      const end = leveza.end('SIGTERM');
      await client.query('rollback');
      return [request, end] as const;
    });
    expect([(await underWay).status, await leaving]).toEqual([201, 0]);

    const database = await startEmbeddedDatabase({ dataDir, log: quiet });
    const { db, close } = connect(database.connection);
    expect(await db.$count(products, eq(products.name, name))).toBe(1);
    await close();
    await database.stop();
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/leveza.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('a wrong setting is one clear line: %j', async (env, line) => {
  const failure = await startLeveza(env).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(failure).toContain(`Leveza cannot start: ${line}`);
  expect(failure.trim().split('\n')).toHaveLength(1);
});
