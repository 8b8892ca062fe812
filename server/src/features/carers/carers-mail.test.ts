import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Carer } from '@leveza/contract/carers/carers.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SendMail } from '../../services/mail/message.ts';
import { sendBySmtp } from '../../services/mail/smtp.ts';
import { ordersOf, sendOrder } from '../../testing/carer-orders.ts';
import { atTheEnd } from '../../testing/endings.ts';
import { type RunningSmtp, startSmtp } from '../../testing/smtp.ts';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';
import { addCarer } from './add-carer.ts';
import { carers } from './table.ts';
import { tellCarers } from './tell-carers.ts';

let house: TestApp;
let smtp: RunningSmtp;
let sendMail: SendMail;
beforeAll(async () => {
  smtp = await startSmtp();
  atTheEnd(() => smtp.stop());
  house = await testApp();
  sendMail = sendBySmtp(smtp.url, 'Leveza <nao-responda@leveza.example>');
});

async function inviting(name: string, address: string): Promise<Patient> {
  await ordersOf(house.db);
  const one = await house.patient(name);
  await one.call('POST', '/api/consents', { payload: { purpose: 'sharing', version: CONSENT_VERSION } });
  const payload = { name: 'Marcos', channel: 'email', address, alerts: ['red-flag'] };
  expect((await one.call('POST', '/api/carers', { payload })).statusCode).toBe(201);
  return one;
}

/** The carer agreed yesterday, a sign was recorded today, and its alert waits. */
async function alerting(name: string, address: string): Promise<Patient> {
  const one = await inviting(name, address);
  const acceptedAt = new Date(Date.now() - DAY_MS);
  await house.db.update(carers).set({ acceptedAt }).where(eq(carers.userId, one.id));
  await one.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  await ordersOf(house.db);
  await tellCarers(house.db, new Date(), { vault: house.vault });
  return one;
}

async function sendAll() {
  for (const data of await ordersOf(house.db)) await sendOrder(house, data, sendMail);
}
const carerOf = async (owner: Patient) =>
  (await owner.call('GET', '/api/carers')).json<{ data: Carer[] }>().data[0]!;
const told = async (owner: Patient) =>
  (await owner.call('GET', '/api/notifications'))
    .json<{ data: { title: string; body: string }[] }>()
    .data.filter(({ title }) => title === 'Mensagem não entregue')
    .map(({ body }) => body);
const arrivedAt = (address: string) => smtp.arrived.filter(({ recipients }) => recipients.includes(address));

const sealText = () => {
  throw new Error('away');
};

test('a carer whose invitation could not be asked for is not kept', async () => {
  const one = await house.patient('Ana');
  await one.call('POST', '/api/consents', { payload: { purpose: 'sharing', version: CONSENT_VERSION } });
  const call = { db: house.db, owner: one.id, zone: DEFAULT_ZONE, now: new Date() };
  const input = {
    name: 'Marcos',
    channel: 'email',
    address: 'marcos@example.com',
    alerts: ['red-flag'],
  } as const;
  const senders = { vault: { ...house.vault, sealText }, hasWhatsapp: false };
  await expect(addCarer(call, { ...input, alerts: [...input.alerts] }, senders)).rejects.toThrow('away');
  expect(await carerOf(one)).toBeUndefined();
});

test('an alert counts as sent once the mail server took it', async () => {
  const ana = await alerting('Ana', 'marcos@example.com');
  expect((await carerOf(ana)).lastSentAt, 'it only waits').toBeNull();
  await sendAll();
  expect(arrivedAt('marcos@example.com')).toMatchObject([{ subject: 'Aviso do Leveza' }]);
  expect((await carerOf(ana)).lastSentAt).not.toBeNull();
  expect(await told(ana)).toEqual([]);
});

test.each(['gone.example', 'refused.example'])(
  'an alert that %s refuses is told to the patient',
  async (host) => {
    const bia = await alerting('Bia', `marcos@${host}`);
    await expect(sendAll()).rejects.toMatchObject({ name: 'MessageRefused' });
    expect(await told(bia)).toEqual([
      'O e-mail para Marcos não foi entregue. Fale com essa pessoa por outro meio, confira o endereço e convide de novo.',
    ]);
    expect((await carerOf(bia)).lastSentAt).toBeNull();
  },
);

const die = () => Promise.reject(new Error('killed'));

test('a process that dies at the end of its try leaves nothing told: the next try tells once', async () => {
  const gil = await alerting('Gil', 'marcos@gone.example');
  const [order] = await ordersOf(house.db);
  await expect(sendOrder(house, order!, sendMail, die)).rejects.toThrow('killed');
  expect(await told(gil)).toEqual([]);
  await expect(sendOrder(house, order!, sendMail)).rejects.toMatchObject({ name: 'MessageRefused' });
  expect(await told(gil)).toHaveLength(1);
});

test('an invitation to a mistyped address is told as well', async () => {
  const caio = await inviting('Caio', 'marcos@gone.example');
  await expect(sendAll()).rejects.toMatchObject({ name: 'MessageRefused' });
  expect(await told(caio)).toHaveLength(1);
});

test('a letter that a server puts off waits, and is told once it is a day old', async () => {
  const davi = await alerting('Davi', 'marcos@greylisted.example');
  const [order] = await ordersOf(house.db);
  await expect(sendOrder(house, order!, sendMail)).rejects.toMatchObject({ name: 'MessageDelayed' });
  await expect(
    sendOrder(house, order!, async () => ({ state: 'refused', reason: 'rejected' })),
    'a mistake of ours',
  ).rejects.toMatchObject({ name: 'MessageDelayed' });
  expect(await told(davi)).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1000 });
  try {
    await sendOrder(house, order!, sendMail);
  } finally {
    vi.useRealTimers();
  }
  expect(await told(davi)).toHaveLength(1);
});

test('a letter that waits is not sent once the alerts ended', async () => {
  const eva = await alerting('Eva', 'eva-marcos@example.com');
  await eva.call('DELETE', `/api/carers/${(await carerOf(eva)).id}`);
  await sendAll();
  expect(arrivedAt('eva-marcos@example.com')).toEqual([]);
  expect(await told(eva)).toEqual([]);
});

test('a letter that waits is not sent once the account is deleted', async () => {
  const fabio = await alerting('Fábio', 'fabio-marcos@example.com');
  const orders = await ordersOf(house.db);
  expect(orders).toHaveLength(1);
  expect(
    (await fabio.call('DELETE', '/api/account', { payload: { confirmation: 'EXCLUIR' } })).statusCode,
  ).toBe(200);
  for (const data of orders) await sendOrder(house, data, sendMail);
  expect(arrivedAt('fabio-marcos@example.com')).toEqual([]);
});

test('a letter that waits is not sent once the patient took its alert off', async () => {
  const gabi = await alerting('Gabi', 'gabi-marcos@example.com');
  const payload = { alerts: ['dose-not-recorded'] };
  const { id } = await carerOf(gabi);
  expect((await gabi.call('PUT', `/api/carers/${id}`, { payload })).statusCode).toBe(200);
  await sendAll();
  expect(arrivedAt('gabi-marcos@example.com')).toEqual([]);
  expect(await told(gabi)).toEqual([]);
});
