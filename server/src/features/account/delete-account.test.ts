import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_DATA } from '../../demo-data.ts';
import { rateLimits } from '../../http/rate-limit/table.ts';
import { forgetJobs } from '../../job-list.ts';
import { forgetMail, mailer } from '../../services/mail.ts';
import { givePicture } from '../../testing/portability/accounts.ts';
import { contentTextIn, exportOf, importInto } from '../../testing/portability/archives.ts';
import { filesNaming, tablesNaming } from '../../testing/portability/traces.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { workInBackground } from '../../testing/jobs.ts';
import { PASSWORD, enableTwoFactor } from '../../testing/two-factor.ts';
import { failuresOf } from '../auth/shared/login-failures.ts';
import { emailLinks, userIdentities, users } from '../auth/table.ts';
import { fileIdsOf } from '../files/shared/files.ts';
import { sweepFiles } from '../files/shared/sweep-files.ts';
import { notify } from '../notifications/shared/notify.ts';
import { profiles } from '../profile/table.ts';
import { removePatient } from './remove-patient.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

const NAME = 'Quitéria Xavantina';
const EMAIL = 'quiteria.xavantina@example.com';
const NEW_EMAIL = 'Xavantina.Nova@example.com';
const MARK = 'marca-que-nao-existe-7f3a';

let house: TestApp;
const forgetting = {
  forgetJobs,
  sayGoodbye: async () => undefined,
  forgetMail: (address: string) => forgetMail(house.config.dataDir, address),
};

beforeEach(async () => {
  house = await testApp();
});

/** Something of everything Leveza can keep about a person. */
async function fillWithEverything(patient: Patient): Promise<void> {
  const { db, vault } = house;
  const { id } = patient;
  await db.update(users).set({ name: NAME, email: EMAIL }).where(eq(users.id, id));
  for (const fill of DEMO_DATA) await fill(db, id, new Date());
  await db.update(profiles).set({ allergies: MARK }).where(eq(profiles.userId, id));
  await db.insert(userIdentities).values({ issuer: 'https://id.example', subject: MARK, userId: id });
  await notify(db, id, { kind: 'info', title: MARK, body: MARK, place: null });
  await givePicture(db, vault, id);
  await enableTwoFactor(patient);
  const send = (method: 'POST' | 'PUT', path: string, payload: object, headers = {}) =>
    patient.call(method, `/api${path}`, { payload, headers });
  const answers = [
    await send('POST', '/products', { name: MARK, mainCategory: 'SUPPLEMENTS' }, { 'idempotency-key': MARK }),
    await send('POST', '/consents', { purpose: 'health-data', version: '2026-11' }),
    await send('PUT', '/account', { privacyLevel: 'private' }),
    await send('POST', '/account/email', { email: NEW_EMAIL, password: PASSWORD }),
    await send('POST', '/auth/forgot-password', { email: EMAIL }),
    await patient.call('POST', '/api/account/export'),
  ];
  expect(answers.filter(({ statusCode }) => statusCode >= 300).map(({ body }) => body)).toEqual([]);
  await send('POST', '/auth/login', { email: EMAIL, password: 'senha-errada-9' });
}

const wordsOf = ({ id }: Patient) => [id, EMAIL, NEW_EMAIL, NAME, 'xavantina', MARK];

test('after deletion no row, no file and no message says anything of the patient', async () => {
  const { db, vault, config } = house;
  await workInBackground(house);
  const ana = await house.patient();
  await fillWithEverything(ana);
  await waitForMails(config.dataDir, 3);
  const tables = await tablesNaming(db, wordsOf(ana));
  expect(tables).toEqual(
    expect.arrayContaining(['users', 'profiles', 'products', 'notifications', 'files', 'rate_limits']),
  );
  expect(tables.length).toBeGreaterThan(12);
  expect(await db.$count(rateLimits, eq(rateLimits.key, failuresOf(EMAIL)))).toBe(1);
  const [file] = await fileIdsOf(db, ana.id);

  const reply = await ana.call('DELETE', '/api/account', { payload: { password: PASSWORD } });
  expect(reply.statusCode, reply.body).toBe(200);

  expect(await tablesNaming(db, wordsOf(ana))).toEqual([]);
  expect(await filesNaming(config.dataDir, [...wordsOf(ana), file!])).toEqual([]);
  expect(await vault.idsOlderThan(-1000)).toEqual([]);
  expect(await db.$count(rateLimits, eq(rateLimits.key, failuresOf(EMAIL)))).toBe(0);
});

async function waitForMails(dataDir: string, atLeast: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const kept = await filesNaming(dataDir, ['xavantina']);
    if (kept.length >= atLeast) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the messages were not kept');
}

test('another patient notices nothing', async () => {
  const { db, vault } = house;
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  for (const { id } of [ana, bia]) {
    for (const fill of DEMO_DATA) await fill(db, id, new Date());
    await givePicture(db, vault, id);
  }
  const before = await contentTextIn(await exportOf(house, bia.id));
  await removePatient(db, vault, ana.id, forgetting);
  expect(await contentTextIn(await exportOf(house, bia.id))).toBe(before);
  expect((await bia.call('GET', '/api/users/avatar')).statusCode).toBe(200);
});

test('an address waiting to be confirmed that became another patient’s stays theirs', async () => {
  const { db, vault, config } = house;
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(emailLinks).values({ userId: ana.id, email: NEW_EMAIL, tokenHash: 'x', expiresAt });
  await db.update(users).set({ email: NEW_EMAIL.toLowerCase() }).where(eq(users.id, bia.id));
  const send = mailer({ smtpUrl: undefined, mailFrom: 'x', dataDir: config.dataDir }, () => undefined);
  await send({ to: NEW_EMAIL, subject: 'Olá', text: 'De Bia' }, randomUUID());
  await removePatient(db, vault, ana.id, forgetting);
  expect(await filesNaming(config.dataDir, [NEW_EMAIL])).toHaveLength(1);
});

test('a crash before the files are removed leaves bytes nobody can read, and they are swept', async () => {
  const { db, vault, config } = house;
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  for (const { id } of [ana, bia]) await givePicture(db, vault, id);
  const [file] = await fileIdsOf(db, ana.id);
  const crash = { ...vault, remove: () => Promise.reject(new Error('the power went')) };
  await removePatient(db, crash, ana.id, forgetting);
  const path = join(config.dataDir, 'files', file!.slice(0, 2), file!);
  expect((await readFile(path)).includes(Buffer.from('JFIF'))).toBe(false);
  expect(await tablesNaming(db, [file!])).toEqual([]);

  expect(await sweepFiles(db, vault, { unclaimedMs: -1000, inBinMs: DAY_MS })).toBe(1);
  expect(await vault.idsOlderThan(-1000)).toEqual(await fileIdsOf(db, bia.id));
});

test('an account that is gone cannot be deleted again, nor filled', async () => {
  const { db, vault } = house;
  const ana = await house.patient();
  const zip = await exportOf(house, ana.id);
  const results = await Promise.allSettled([
    removePatient(db, vault, ana.id, forgetting),
    removePatient(db, vault, ana.id, forgetting),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(importInto(house, ana.id, zip)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(exportOf(house, ana.id)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a deletion and an import at once leave nothing', FIRST_TRY, async () => {
  const { db, vault } = house;
  const source = await house.patient();
  for (const fill of DEMO_DATA) await fill(db, source.id, new Date());
  await givePicture(db, vault, source.id);
  const zip = await exportOf(house, source.id);
  for (let round = 0; round < 5; round += 1) {
    const bia = await house.patient('Bia');
    await Promise.allSettled([importInto(house, bia.id, zip), removePatient(db, vault, bia.id, forgetting)]);
    expect(await tablesNaming(db, [bia.id])).toEqual([]);
  }
  expect(await vault.idsOlderThan(-1000)).toEqual(await fileIdsOf(db, source.id));
});

test('the patient confirms it, and the session ends with the account', async () => {
  const ana = await house.patient('Ana');
  const unconfirmed = await ana.call('DELETE', '/api/account', { payload: {} });
  expect(unconfirmed.statusCode).toBe(422);
  const reply = await ana.call('DELETE', '/api/account', { payload: { confirmation: 'excluir' } });
  expect(reply.json()).toEqual({ success: true, data: { isDeleted: true } });
  expect((await ana.call('GET', '/api/users/me')).statusCode).toBe(401);
  expect(await tablesNaming(house.db, [ana.id])).toEqual([]);
});
