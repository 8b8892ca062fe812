import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { addDays, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { wakeAt } from '../../jobs/enqueue.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { eventually } from '../../testing/eventually.ts';
import { urlOf } from '../../testing/postgres.ts';
import type { LevezaProcess } from '../../testing/process.ts';
import { startLeveza } from '../../testing/process.ts';
import type { RunningSmtp } from '../../testing/smtp.ts';
import { startSmtp } from '../../testing/smtp.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { consents, users } from '../auth/table.ts';
import { messages } from '../messages/table.ts';
import { planEveryMinute } from './jobs.ts';
import { planPatient } from './plan-patient.ts';

let house: TestApp;
let smtp: RunningSmtp;
let start: () => Promise<LevezaProcess>;

beforeAll(async () => {
  house = await testApp({ smtpUrl: 'smtp://localhost:1' });
});

/** Processes of Leveza on one database and one mail server, ended with the test. */
beforeEach(async () => {
  smtp = await startSmtp();
  const started: LevezaProcess[] = [];
  start = async () => {
    const leveza = await startLeveza({
      DATABASE_URL: urlOf(house.database.settings),
      DATA_DIR: house.config.dataDir,
      SMTP_URL: smtp.url,
    });
    started.push(leveza);
    return leveza;
  };
  onTestFinished(async () => {
    await Promise.all(started.map((leveza) => leveza.end('SIGKILL')));
    await smtp.stop();
    await house.db.delete(users);
  });
});

/** A patient whom e-mail reaches. */
async function reachable(): Promise<Patient> {
  const patient = await house.patient();
  const { id } = patient;
  await house.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
  await house.db.insert(consents).values({ userId: id, purpose: 'messages', version: CONSENT_VERSION });
  return patient;
}

async function post(leveza: LevezaProcess, { token }: Patient, path: string, body: object): Promise<string> {
  const reply = await fetch(`${leveza.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
  const { data } = (await reply.json()) as { data: { id: string } };
  return data.id;
}

const arrived = ({ id }: Patient) =>
  smtp.arrived
    .filter(({ recipients }) => recipients[0] === `${id}@example.com`)
    .map(({ subject, text }) => ({ subject, text }));

const plannedFor = ({ id }: Patient, at: Date) =>
  house.db.$count(messages, and(eq(messages.userId, id), eq(messages.sendAt, at)));

const planNow = () => wakeAt(house.db, planEveryMinute.name, null);

test('a dose of the next minute is reminded at that minute, and one taken meanwhile is not', async () => {
  const [leveza, ana, bia] = [await start(), await reachable(), await reachable()];
  // Ten seconds at least, so that both patients are planned before their minute.
  const due = new Date(Math.ceil((Date.now() + 10_000) / MINUTE_MS) * MINUTE_MS);
  const { day, time } = wallClock(DEFAULT_ZONE, due);
  const plan = { ...PLAN, startDate: day, scheduledTimes: [time] };
  const [, planId] = [await post(leveza, ana, '/plans', plan), await post(leveza, bia, '/plans', plan)];
  await eventually(async () => {
    expect([await plannedFor(ana, due), await plannedFor(bia, due)]).toEqual([1, 1]);
  });
  await post(leveza, bia, '/doses', { planId, plannedAt: due.toISOString() });
  expect(arrived(ana)).toEqual([]);

  await eventually(() => expect(arrived(ana)).toMatchObject([{ subject: 'Hora da sua dose' }]), 90_000);
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
  expect(await plannedFor(bia, due)).toBe(0);
  expect(arrived(bia)).toEqual([]);
}, 120_000);

test('a server that was off for two days sends one message about it, and nothing twice', async () => {
  const twoDaysAgo = new Date(Date.now() - 48 * HOUR_MS);
  const { day } = wallClock(DEFAULT_ZONE, twoDaysAgo);
  const payload = {
    ...PLAN,
    startDate: addDays(day, -1),
    scheduledTimes: ['02:00', '08:00', '14:00', '20:00'],
  };
  /** A patient whose messages were planned by a server that then stood still. */
  const left = async () => {
    const patient = await reachable();
    expect((await patient.call('POST', '/api/plans', { payload })).statusCode).toBe(201);
    await planPatient(house.db, patient.id, house.config, twoDaysAgo);
    expect(await house.db.$count(messages, eq(messages.userId, patient.id))).toBeGreaterThan(4);
    return patient;
  };
  const [ana, first] = [await left(), await start()];
  await planNow();
  await eventually(() => expect(arrived(ana)).toHaveLength(1));
  expect(arrived(ana)[0]!.text).toContain('Lembretes que não chegaram');

  await first.end('SIGKILL');
  const bia = await left();
  await start();
  await planNow();
  await eventually(() => expect(arrived(bia)).toHaveLength(1), 60_000);
  expect(arrived(ana)).toHaveLength(1);
}, 120_000);
