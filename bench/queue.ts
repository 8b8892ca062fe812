import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../server/src/db/connection.ts';
import { connect } from '../server/src/db/connection.ts';
import { runningDatabase } from '../server/src/db/embedded/running.ts';
import { askForResetLink } from '../server/src/features/auth/jobs.ts';
import { users } from '../server/src/features/auth/table.ts';
import type { Vault } from '../server/src/services/vault/vault.ts';
import { openVault } from '../server/src/services/vault/vault.ts';
import { urlOf } from '../server/src/testing/postgres.ts';
import { startSmtp } from '../server/src/testing/smtp.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { countCpu } from './cpu.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const PATIENTS = 500;
const SINGLES = 20;
const IDLE_MS = 10_000;

/** 8.1 and 15 with 29 jobs, on a busy machine; polls of half a second would take more than 16 transactions. */
const MOST_IDLE_TRANSACTIONS = 10;
const MOST_IDLE_CPU_MS = 30;
/** Heartbeat 10 s, monitor 5 s, the pause before another try and a poll of 2 s each; the README says 20. */
const MOST_TAKE_OVER_S = 20;

/** Two jobs and one mail for each patient: a link is asked for, made, and sent to a local mail server. */
export async function benchQueue(): Promise<void> {
  const key = randomBytes(32);
  const smtp = await startSmtp();
  const leveza = await runLeveza({ MASTER_KEY: key.toString('base64'), SMTP_URL: smtp.url });
  const settings = (await runningDatabase(leveza.dataDir))!;
  const { db, close } = connect(settings);
  const pool = new pg.Pool({ ...settings, max: 1 });
  const vault = openVault(key, leveza.dataDir);
  const arrived = async (count: number) => {
    while (smtp.arrived.length < count) await pause(5);
  };
  const emails = Array.from({ length: PATIENTS }, (_, n) => `patient-${n}@example.com`);
  await db.insert(users).values(emails.map((email) => ({ name: 'Ana', email })));

  const waits: number[] = [];
  for (const email of emails.slice(0, SINGLES)) {
    const [before, begun] = [smtp.arrived.length, performance.now()];
    await askForResetLink(db, vault, email);
    await arrived(before + 1);
    waits.push(performance.now() - begun);
  }

  const [before, begun] = [smtp.arrived.length, performance.now()];
  await db.transaction(async (tx) => {
    for (const email of emails) await askForResetLink(tx, vault, email);
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
  await pause(IDLE_MS);
  const [idleFrom, computed] = [await commits(), await countCpu(leveza.pid, pool)];
  await pause(IDLE_MS);
  const idle = (await commits()) - idleFrom;
  const idleCpu = await computed();

  const takenOver = await takeOver(db, vault, emails, {
    env: { MASTER_KEY: key.toString('base64'), DATABASE_URL: urlOf(settings) },
    arrived: () => smtp.arrived.length,
  });
  await pool.end();
  await close();
  await leveza.stop();
  await smtp.stop();
  waits.sort((a, b) => a - b);
  const perSecond = (count: number) => (count / IDLE_MS) * 1000;
  hold('transactions a second of an idle process', perSecond(idle), { most: MOST_IDLE_TRANSACTIONS });
  hold('CPU of an idle process, ms a second', perSecond(idleCpu), { most: MOST_IDLE_CPU_MS });
  hold('seconds until another process has done its jobs', takenOver / 1000, { most: MOST_TAKE_OVER_S });
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
    { what: 'transactions a second of an idle process', figure: perSecond(idle) },
    { what: 'CPU of an idle process and its connections, ms a second', figure: perSecond(idleCpu) },
    {
      what: 'from SIGKILL of a process to the last of its mails, sent by another, s',
      figure: Number((takenOver / 1000).toFixed(1)),
    },
  ]);
}

interface Survivor {
  env: Record<string, string>;
  arrived: () => number;
}

/** Another process takes some of the jobs, gets stuck at its mail server and is killed: ms until all are done. */
async function takeOver(db: Db, vault: Vault, emails: readonly string[], { env, arrived }: Survivor) {
  const stuck = await startSmtp();
  stuck.hold();
  const doomed = await runLeveza({ ...env, SMTP_URL: stuck.url });
  const before = arrived();
  let asked = 0;
  while (stuck.held() === 0) {
    await askForResetLink(db, vault, emails[asked % emails.length]!);
    asked += 1;
    await pause(50);
  }
  const killed = performance.now();
  process.kill(doomed.pid, 'SIGKILL');
  while (arrived() < before + asked) await pause(20);
  const took = performance.now() - killed;
  await doomed.stop();
  await stuck.stop();
  return took;
}
