import { setTimeout as pause } from 'node:timers/promises';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type pg from 'pg';
import { runningDatabase } from '../server/src/db/embedded/running.ts';
import { connect } from '../server/src/db/connection.ts';
import { wakeSenderNow } from '../server/src/features/messages/send/wake-sender.ts';
import { startSmtp } from '../server/src/testing/smtp.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { countCpu } from './cpu.ts';
import { hold } from './limits.ts';
import { poolOn } from './pool-on.ts';
import { printTable } from './table.ts';

const FEW = 1000;
const MANY = 10_000;
const LONGEST_MS = 5 * 60_000;

/** Patients with four doses a day, all of them due in the same minute, against a local mail server. */
export async function benchReminders(): Promise<void> {
  const few = await sendAll(FEW);
  const many = await sendAll(MANY);
  const ratio = many.cpuMs / few.cpuMs;
  hold(`${MANY} messages of one minute, seconds`, many.seconds, { most: 60 });
  hold(`CPU of ${MANY} messages, seconds`, (many.cpuMs * MANY) / 1000, { most: 60 });
  hold(`CPU of a message, ${MANY} against ${FEW} patients`, ratio, { most: 1.3 });
  printTable('Reminders of one minute by e-mail (10,000 within 60 s; CPU ratio at most 1.3)', [
    row(FEW, few),
    row(MANY, many),
    { patients: 'ratio', seconds: '', 'CPU ms a message': ratio.toFixed(2) },
  ]);
}

interface Sent {
  seconds: number;
  cpuMs: number;
}

const row = (patients: number, { seconds, cpuMs }: Sent) => ({
  patients,
  seconds: seconds.toFixed(1),
  'CPU ms a message': cpuMs.toFixed(2),
});

async function sendAll(patients: number): Promise<Sent> {
  const smtp = await startSmtp();
  const leveza = await runLeveza({ SMTP_URL: smtp.url });
  const pool = await poolOn(leveza.dataDir, 2);
  const { db, close } = connect((await runningDatabase(leveza.dataDir))!, { size: 1 });
  try {
    await plan(pool, patients);
    const cpu = await countCpu(leveza.pid, pool);
    const begun = performance.now();
    await wakeSenderNow(db);
    while (smtp.arrived.length < patients && performance.now() - begun < LONGEST_MS) await pause(20);
    const seconds = (performance.now() - begun) / 1000;
    const cpuMs = (await cpu()) / patients;
    if (smtp.arrived.length !== patients) throw new Error(`${smtp.arrived.length} of ${patients} arrived`);
    return { seconds, cpuMs };
  } finally {
    await close();
    await pool.end();
    await leveza.stop();
    await smtp.stop();
  }
}

/** Four messages a patient, the first of them due now. */
async function plan(pool: pg.Pool, patients: number): Promise<void> {
  await pool.query(
    `with patient as (
       insert into users (name, email, email_verified_at)
       select 'Ana', 'patient-' || n || '@example.com', now() from generate_series(1, $1::int) n returning id),
     consent as (
       insert into consents (user_id, purpose, version) select id, purpose, $2 from patient, unnest(array['messages', 'health-data']) purpose),
     message as (
       insert into messages (user_id, channel, type, title, body, link, priority, send_at, useful_until, state)
       select id, 'email', 'medications', 'Hora da sua dose', 'Toque para registrar.', '/dashboard', 'high',
         now() + dose * interval '4 hours', now() + dose * interval '4 hours' + interval '2 hours', 'planned'
       from patient, generate_series(0, 3) dose
       returning id, user_id, channel, send_at)
     insert into message_topics (message_id, user_id, channel, what, planned_at, nth)
     select id, user_id, channel, 'dose:' || id, send_at, 0 from message`,
    [patients, CONSENT_VERSION],
  );
  // As after the planner, which would find no dose for these messages and drop them.
  await pool.query('delete from reminder_changes');
  await pool.query('vacuum analyze');
}
