import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openVault } from '../services/vault/vault.ts';
import { eventually } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPatient } from '../testing/test-app.ts';
import type { Connection } from './connection.ts';
import { connect, withSingleConnection } from './connection.ts';
import type { EmbeddedDatabase } from './embedded/start.ts';
import { clearWorkshop, preparedDataDir, start } from './embedded/testing/workshop.ts';
import { prepareDatabase } from '../jobs/prepare-database.ts';
import { FIRST_TRY } from '../testing/first-try.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const folder = temporaryFolder();
const vault = openVault(randomBytes(32), folder.path);
let database: EmbeddedDatabase;
let connection: Connection;
let app: Awaited<ReturnType<typeof buildApp>>;
let token: string;

beforeAll(async () => {
  database = await start(await preparedDataDir());
  await prepareDatabase(database.connection, { shippedData: [], jobs: [] }, quiet);
  connection = connect(database.connection);
  const config = readConfig({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' });
  app = await buildApp({ config, db: connection.db, vault });
  ({ token } = await createPatient(connection.db));
});
afterAll(async () => {
  await app.close();
  await connection.close();
  await clearWorkshop();
  folder.remove();
});

const products = () => app.inject({ url: '/api/products', headers: { authorization: `Bearer ${token}` } });

async function postmaster(): Promise<number> {
  return Number((await readFile(join(database.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Asks until the answer is no longer "unavailable". */
async function recovered(withinMs: number): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const { statusCode } = await products();
    if (statusCode === 200) return Date.now() - begun;
    expect(statusCode).toBe(503);
    if (Date.now() - begun > withinMs) throw new Error(`not back after ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a database that dies gives 503 with Retry-After, and the app recovers by itself', async () => {
  expect((await products()).statusCode).toBe(200);
  process.kill(await postmaster(), 'SIGKILL');
  // Its connections outlive it by a moment.
  const reply = await eventually(async () => {
    const health = await app.inject('/api/health');
    expect(health.statusCode).toBe(503);
    return health;
  });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.json()).toMatchObject({ success: false, error: { code: 'database-unavailable' } });
  expect(await recovered(10_000)).toBeLessThan(10_000);
});

test('a database killed during writes loses no acknowledged row', FIRST_TRY, async () => {
  const acknowledged: string[] = [];
  const enough = new AbortController();
  const write = async (writer: number) => {
    for (let n = 0; !enough.signal.aborted; n += 1) {
      const name = `w${writer}-${n}`;
      const reply = await app.inject({
        method: 'POST',
        url: '/api/products',
        headers: { authorization: `Bearer ${token}` },
        payload: { name, mainCategory: 'SUPPLEMENTS' },
      });
      if (reply.statusCode === 201) acknowledged.push(name);
      else expect(reply.statusCode).toBe(503);
    }
  };
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(100));
  process.kill(await postmaster(), 'SIGKILL');
  const before = acknowledged.length;
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 100));
  enough.abort();
  await Promise.all(writers);
  const rows = await connection.db.execute<{ name: string }>('select name from products');
  const stored = new Set(rows.rows.map((row) => row.name));
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
});

test('a database that does not answer gives 503 within 5 s', async () => {
  await withSingleConnection(database.connection, async (client) => {
    await client.query('begin');
    await client.query('lock table products in access exclusive mode');
    const begun = Date.now();
    const reply = await products();
    expect(reply.statusCode).toBe(503);
    expect(Date.now() - begun).toBeLessThan(5000);
    await client.query('rollback');
  });
  expect((await products()).statusCode).toBe(200);
});

test('a database stopped for good answers 503 and keeps the server alive', async () => {
  const gone = connect({ ...database.connection, host: '127.0.0.1', port: 1 });
  const lonely = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db: gone.db, vault });
  const replies = await Promise.all([lonely.inject('/api/health'), lonely.inject('/api/products')]);
  expect(replies.map((reply) => reply.statusCode)).toEqual([503, 503]);
  await lonely.close();
  await gone.close();
});
