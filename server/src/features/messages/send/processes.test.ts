import { randomBytes, randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { wakeAt } from '../../../jobs/enqueue.ts';
import { eventually } from '../../../testing/eventually.ts';
import { onDatabase, runOn, urlOf } from '../../../testing/postgres.ts';
import type { LevezaProcess } from '../../../testing/process.ts';
import { startLeveza } from '../../../testing/process.ts';
import type { RunningSmtp } from '../../../testing/smtp.ts';
import { startSmtp } from '../../../testing/smtp.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import type { TestDatabase } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-app.ts';
import { consents, users } from '../../auth/table.ts';
import { sendMessagesEveryMinute } from '../jobs.ts';
import { putPlanned } from '../shared/put-planned.ts';
import { messages } from '../table.ts';
import { FIRST_TRY } from '../../../testing/first-try.ts';

const key = randomBytes(32);
let database: TestDatabase;
let smtp: RunningSmtp;
let start: () => Promise<LevezaProcess>;

beforeAll(async () => {
  database = await testDatabase();
});

/** Processes of Leveza on one database and one mail server, ended with the test. */
beforeEach(async () => {
  const folder = temporaryFolder();
  smtp = await startSmtp();
  const started: LevezaProcess[] = [];
  start = async () => {
    const leveza = await startLeveza({
      DATABASE_URL: urlOf(database.settings),
      DATA_DIR: folder.path,
      MASTER_KEY: key.toString('base64'),
      SMTP_URL: smtp.url,
    });
    started.push(leveza);
    return leveza;
  };
  onTestFinished(async () => {
    await Promise.all(started.map((leveza) => leveza.end('SIGKILL')));
    await smtp.stop();
    await database.db.delete(users);
    folder.remove();
  });
});

/** Patients by their address, each with a message that is due now. */
async function due(emails: readonly string[]): Promise<void> {
  const now = new Date();
  await database.db.transaction(async (tx) => {
    const patients = await tx
      .insert(users)
      .values(emails.map((email) => ({ name: 'Ana', email, emailVerifiedAt: now })))
      .returning({ id: users.id });
    const given = { purpose: 'messages', version: CONSENT_VERSION };
    for (const purpose of ['messages', 'health-data']) {
      await tx.insert(consents).values(patients.map(({ id }) => ({ userId: id, ...given, purpose })));
    }
    for (const { id } of patients) {
      await putPlanned(
        tx,
        id,
        [
          {
            channel: 'email',
            type: 'medications',
            title: 'Hora da sua dose',
            body: 'Toque para registrar.',
            link: '/dashboard',
            isAnswerable: false,
            priority: 'high',
            sendAt: now,
            usefulUntil: new Date(now.getTime() + HOUR_MS),
            topics: [{ what: `dose:${id}`, plannedAt: now, nth: 0 }],
          },
        ],
        now,
      );
    }
    // As after the planner, which would find no dose for these messages and drop them.
    await tx.execute(sql`delete from reminder_changes`);
  });
}

const arrived = (email: string) => smtp.arrived.filter(({ recipients }) => recipients[0] === email).length;
const stateOf = async (email: string) => {
  const rows = await database.db
    .select({ state: messages.state })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(eq(users.email, email));
  return rows.map(({ state }) => state);
};
const unsent = () => database.db.$count(messages, sql`state <> 'sent'`);
const address = (host = 'example.com') => `${randomUUID()}@${host}`;

test('two processes share 250 due messages: each arrives once', FIRST_TRY, async () => {
  const emails = Array.from({ length: 250 }, () => address());
  await Promise.all([start(), start()]);
  await due(emails);
  await eventually(async () => expect(await unsent()).toBe(0), 60_000);
  expect(smtp.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual(emails.toSorted());
  expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(250);
});

test(
  'SIGKILL in the middle of a send: the message comes at most once more, and the log says so',
  FIRST_TRY,
  async () => {
    // This server takes the message and says nothing.
    const taken = address('silent.example');
    await due([taken]);
    const first = await start();
    await eventually(() => expect(arrived(taken)).toBe(1));
    await first.end('SIGKILL');
    const moved = address();
    await database.db.update(users).set({ email: moved }).where(eq(users.email, taken));

    const untaken = address();
    smtp.hold();
    await due([untaken]);
    const second = await start();
    await eventually(() => expect(smtp.held()).toBe(1));
    await second.end('SIGKILL');
    smtp.release();
    expect(arrived(untaken)).toBe(0);

    await start();
    // Not before a minute has passed: moving the rows back spares the test that minute.
    await database.db.execute(sql`update messages set claimed_at = claimed_at - interval '2 minutes'`);
    await database.db.execute(sql`delete from reminder_changes`);
    await wakeAt(database.db, sendMessagesEveryMinute.name, null);
    await eventually(async () => {
      expect(await stateOf(moved)).toEqual(['repeated']);
      expect(await stateOf(untaken)).toEqual(['repeated']);
    }, 60_000);
    expect([arrived(taken), arrived(moved), arrived(untaken)]).toEqual([1, 1, 1]);
    const [once, again] = smtp.arrived.filter(({ recipients }) => [taken, moved].includes(recipients[0]!));
    expect(again!.messageId).toBe(once!.messageId);
  },
);

test('a restart of the database in the middle of a send: it arrives once, and its answer is kept', async () => {
  const email = address();
  await start();
  smtp.hold();
  await due([email]);
  await eventually(() => expect(smtp.held()).toBe(1));
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const elsewhere = onDatabase(database.settings, 'postgres');
  const { name } = rows[0]!;
  await runOn(elsewhere, `alter database ${name} allow_connections false`);
  await runOn(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  smtp.release();
  await eventually(() => expect(arrived(email)).toBe(1));
  await runOn(elsewhere, `alter database ${name} allow_connections true`);
  await eventually(async () => expect(await stateOf(email)).toEqual(['sent']));
  expect(arrived(email)).toBe(1);
});

test('SIGTERM finishes the messages under way and stores their answers', async () => {
  const email = address();
  const leveza = await start();
  smtp.hold();
  await due([email]);
  await eventually(() => expect(smtp.held()).toBe(1));
  const leaving = leveza.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  smtp.release();
  expect(await leaving).toBe(0);
  expect([arrived(email), await stateOf(email)]).toEqual([1, ['sent']]);
});
