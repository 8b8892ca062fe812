import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { atTheEnd } from '../../testing/endings.ts';
import { eventually } from '../../testing/eventually.ts';
import { workInBackground } from '../../testing/jobs.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { tablesNaming } from '../../testing/portability/traces.ts';

let house: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  const server = await startSmtp();
  atTheEnd(() => server.stop());
  smtp = server;
  house = await testApp({ smtpUrl: server.url });
  await workInBackground(house);
});

const PATH = '/api/settings/notifications';
const lettersTo = (address: string) => smtp.arrived.filter(({ recipients }) => recipients.includes(address));
const confirm = (ana: Patient, code: string) =>
  ana.call('POST', `${PATH}/email/confirm`, { payload: { code } });

/** Another address than the account's, and the code that was sent to it. */
async function withAddress(address: string) {
  const ana = await house.patient('Ana');
  await ana.call('PUT', PATH, { payload: { email: { email: address } } });
  await eventually(() => expect(lettersTo(address)).toHaveLength(1));
  return { ana, code: codeIn(address) };
}

const codeIn = (address: string) => /\b\d{6}\b/.exec(lettersTo(address).at(-1)!.text)![0];
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('another address gets a code, and counts once the code was typed', async () => {
  const { ana, code } = await withAddress('confirma@example.com');
  expect((await ana.call('GET', PATH)).json().data.email).toMatchObject({ isConfirmed: false });
  expect(await tablesNaming(house.db, [code])).toEqual([]);
  const reply = await confirm(ana, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(reply.json().data.email).toMatchObject({ email: 'confirma@example.com', isConfirmed: true });
});

test('five wrong codes end a code, and the right one is refused after them', async () => {
  const { ana, code } = await withAddress('errado@example.com');
  for (let n = 0; n < 5; n++) expect((await confirm(ana, wrong(code))).body).toContain('Código incorreto');
  expect((await confirm(ana, code)).statusCode).toBe(410);
});

test('a code is good for its own patient only', async () => {
  const { code } = await withAddress('ana2@example.com');
  const bia = await house.patient('Bia');
  expect((await confirm(bia, code)).statusCode).toBe(409);
});

test('five codes an hour are sent, the first one included', async () => {
  const { ana, code } = await withAddress('denovo@example.com');
  const ask = () => ana.call('POST', `${PATH}/email/code`);
  for (let n = 0; n < 4; n++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  await eventually(() => expect(lettersTo('denovo@example.com')).toHaveLength(5));
  expect((await confirm(ana, code)).statusCode).not.toBe(200);
});

test('a test to the address of the account asks for its link, to another address for its code', async () => {
  const ana = await house.patient('Ana');
  await ana.call('POST', '/api/consents', { payload: { purpose: 'messages', version: CONSENT_VERSION } });
  await house.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
  const tried = async () => (await ana.call('POST', `${PATH}/email/test`)).body;
  expect(await tried()).toContain('abra o link');
  await ana.call('PUT', PATH, { payload: { email: { email: 'outro@example.com' } } });
  expect(await tried()).toContain('com o código');
});

test('a channel this server does not have says so', async () => {
  const ana = await house.patient('Ana');
  await ana.call('PUT', PATH, { payload: { whatsapp: { phoneNumber: '11988887777' } } });
  const reply = await ana.call('POST', `${PATH}/whatsapp/code`);
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('Ainda não enviamos por este canal.');
});
