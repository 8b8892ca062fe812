import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { askForResetLink } from '../features/auth/jobs.ts';
import { users } from '../features/auth/table.ts';
import { openVault } from '../services/vault/vault.ts';
import { eventually } from '../testing/eventually.ts';
import { registration } from '../testing/contract/examples.ts';
import { onDatabase, runOn, urlOf } from '../testing/postgres.ts';
import type { LevezaProcess } from '../testing/process.ts';
import { startLeveza } from '../testing/process.ts';
import type { RunningSmtp } from '../testing/smtp.ts';
import { startSmtp } from '../testing/smtp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { TestDatabase } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-app.ts';
import { FIRST_TRY } from '../testing/first-try.ts';

const key = randomBytes(32);
let database: TestDatabase;
let smtp: RunningSmtp;

beforeAll(async () => {
  database = await testDatabase();
});

/** Processes of Leveza on one database and one mail server, ended with the test. */
async function house() {
  const folder = temporaryFolder();
  smtp = await startSmtp();
  const started: LevezaProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(started.map((leveza) => leveza.end('SIGKILL')));
    await smtp.stop();
    folder.remove();
  });
  return async () => {
    const leveza = await startLeveza({
      DATABASE_URL: urlOf(database.settings),
      DATA_DIR: folder.path,
      MASTER_KEY: key.toString('base64'),
      SMTP_URL: smtp.url,
    });
    started.push(leveza);
    return leveza;
  };
}

async function register({ url }: LevezaProcess): Promise<string> {
  const input = registration();
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(reply.status).toBe(201);
  return input.email;
}

const to = (address: string) => smtp.arrived.filter(({ recipients }) => recipients[0] === address);
const waiting = async () =>
  (await database.db.execute(sql`select from pgboss.job where name in ('send-mail', 'forgot-password')`)).rows
    .length;
const allSent = () => eventually(async () => expect(await waiting()).toBe(0));

test(
  'SIGKILL between the answer of a request and its mail: the next process sends it, once',
  FIRST_TRY,
  async () => {
    const start = await house();
    const first = await start();
    smtp.hold();
    const email = await register(first);
    await eventually(() => expect(smtp.held()).toBe(1));
    await first.end('SIGKILL');
    smtp.release();
    expect(to(email)).toEqual([]);

    await start();
    await allSent();
    expect(to(email)).toHaveLength(1);
  },
);

test('two processes share 200 requests for a link: each is answered once', FIRST_TRY, async () => {
  const start = await house();
  await Promise.all([start(), start()]);
  const emails = Array.from({ length: 200 }, (_, n) => `paciente-${n}@example.com`);
  await database.db.insert(users).values(emails.map((email) => ({ name: 'Ana', email })));
  const vault = openVault(key, '/nonexistent');
  await database.db.transaction(async (tx) => {
    for (const email of emails) await askForResetLink(tx, vault, email);
  });
  await eventually(() => expect(smtp.arrived.length).toBeGreaterThanOrEqual(200), 60_000);
  await allSent();
  expect(smtp.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual(emails.toSorted());
  expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(200);
});

test('the database goes away and comes back: the process stays and the queue goes on by itself', async () => {
  const start = await house();
  const leveza = await start();
  await register(leveza);
  await allSent();
  const { name } = (await database.db.execute<{ name: string }>(sql`select current_database() as name`))
    .rows[0]!;
  const elsewhere = onDatabase(database.settings, 'postgres');
  await runOn(elsewhere, `alter database ${name} allow_connections false`);
  await runOn(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await runOn(elsewhere, `alter database ${name} allow_connections true`);

  const email = await eventually(() => register(leveza));
  await allSent();
  expect(to(email)).toHaveLength(1);
  expect(leveza.child.exitCode).toBeNull();
});

test('SIGTERM finishes the mail under way and leaves with 0', async () => {
  const start = await house();
  const leveza = await start();
  smtp.hold();
  const email = await register(leveza);
  await eventually(() => expect(smtp.held()).toBe(1));
  const leaving = leveza.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  smtp.release();
  expect(await leaving).toBe(0);
  expect(to(email)).toHaveLength(1);
  expect(await waiting()).toBe(0);
});
