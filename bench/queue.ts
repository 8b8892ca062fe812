import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../server/src/db/connection.ts';
import { runningDatabase } from '../server/src/db/embedded/running.ts';
import { askForLink } from '../server/src/features/auth/jobs.ts';
import { users } from '../server/src/features/auth/table.ts';
import { openVault } from '../server/src/services/vault/vault.ts';
import { startSmtp } from '../server/src/testing/smtp.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { printTable } from './table.ts';

const PATIENTS = 500;
const SINGLES = 20;
const IDLE_MS = 10_000;

/** Two jobs and one mail for each patient: a link is asked for, made, and sent to a local mail server. */
export async function benchQueue(): Promise<void> {
  const key = randomBytes(32);
  const smtp = await startSmtp();
  const leveza = await runLeveza({ MASTER_KEY: key.toString('base64'), SMTP_URL: smtp.url });
  const { db, close } = connect((await runningDatabase(leveza.dataDir))!);
  const vault = openVault(key, leveza.dataDir);
  const arrived = async (count: number) => {
    while (smtp.arrived.length < count) await pause(5);
  };
  const emails = Array.from({ length: PATIENTS }, (_, n) => `patient-${n}@example.com`);
  await db.insert(users).values(emails.map((email) => ({ name: 'Ana', email })));

  const waits: number[] = [];
  for (const email of emails.slice(0, SINGLES)) {
    const [before, begun] = [smtp.arrived.length, performance.now()];
    await askForLink(db, vault, email);
    await arrived(before + 1);
    waits.push(performance.now() - begun);
  }

  const [before, begun] = [smtp.arrived.length, performance.now()];
  await db.transaction(async (tx) => {
    for (const email of emails) await askForLink(tx, vault, email);
  });
  const asked = performance.now() - begun;
  await arrived(before + PATIENTS);
  const seconds = (performance.now() - begun - asked) / 1000;

  const commits = async () => {
    const { rows } = await db.execute<{ n: string }>(
      sql`select xact_commit as n from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]!.n);
  };
  const idleFrom = await commits();
  await pause(IDLE_MS);
  const idle = (await commits()) - idleFrom;

  await close();
  await leveza.stop();
  await smtp.stop();
  waits.sort((a, b) => a - b);
  printTable('Queue', [
    {
      what: `asking for ${PATIENTS} jobs in one transaction, jobs/s`,
      figure: Math.round((PATIENTS / asked) * 1000),
    },
    { what: 'working on them, jobs/s (two for each mail)', figure: Math.round((2 * PATIENTS) / seconds) },
    {
      what: 'from asking to the mail at the server, two jobs, median ms',
      figure: Math.round(waits[SINGLES / 2]!),
    },
    { what: 'the same, slowest ms', figure: Math.round(waits.at(-1)!) },
    { what: 'transactions a second of an idle process', figure: (idle / IDLE_MS) * 1000 },
  ]);
}
