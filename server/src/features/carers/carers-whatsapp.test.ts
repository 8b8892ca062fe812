import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Carer } from '@leveza/contract/carers/carers.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ordersOf, sendOrder } from '../../testing/carer-orders.ts';
import { startGraph, type TestGraph } from '../../testing/channels/graph.ts';
import { statusNews, textNews } from '../../testing/channels/graph-news.ts';
import { runJob } from '../../testing/jobs.ts';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { contactPoints } from '../messages/table.ts';
import { tellCarersOften } from './jobs.ts';
import { STOPPED } from './send-carer-message.ts';
import { carers, carerStops } from './table.ts';

const BASE = 'https://leveza.example.com';
let house: TestApp;
let graph: TestGraph;
let ana: Patient;

beforeAll(async () => {
  graph = await startGraph();
  house = await testApp({ publicUrl: BASE, whatsapp: graph.config });
});
afterAll(() => graph.stop());
beforeEach(async () => {
  await house.db.delete(users);
  await house.db.delete(carerStops);
  ana = await patient('Ana Souza');
  await sent();
});

async function patient(name: string): Promise<Patient> {
  const one = await house.patient(name);
  await one.call('POST', '/api/consents', { payload: { purpose: 'sharing', version: CONSENT_VERSION } });
  return one;
}

const invite = (owner: Patient, address = '(31) 98888-7777') =>
  owner.call('POST', '/api/carers', {
    payload: { name: 'Marcos', channel: 'whatsapp', address, alerts: ['red-flag'] },
  });
const listed = async (owner: Patient) =>
  (await owner.call('GET', '/api/carers')).json<{ data: Carer[]; hasWhatsapp: boolean }>();
const bell = async (owner: Patient) =>
  (await owner.call('GET', '/api/notifications'))
    .json<{ data: { title: string }[] }>()
    .data.map(({ title }) => title);
/** As WhatsApp writes the number: without its ninth digit. */
const write = async (text: string) => {
  const { body, headers } = textNews(text, { from: '553188887777' });
  return house.app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', payload: body, headers });
};

/** Sends what was asked for, and answers what arrived at WhatsApp. */
async function sent() {
  const orders = await ordersOf(house.db);
  graph.received.length = 0;
  for (const data of orders) await sendOrder(house, data, async () => ({ state: 'unknown' }));
  return graph.received.map(({ to, template, texts }) => ({ to, template, texts }));
}

async function accepted(owner: Patient) {
  await invite(owner);
  await sent();
  await house.db.update(carers).set({ acceptedAt: new Date(Date.now() - DAY_MS) });
}

test('a carer is invited by a template with a link, agrees there, and gets the chosen alert without data', async () => {
  expect((await invite(ana)).statusCode).toBe(201);
  expect(await listed(ana)).toMatchObject({ hasWhatsapp: true, data: [{ address: '+5531988887777' }] });
  const [invitation] = await sent();
  expect(invitation).toMatchObject({ to: '5531988887777', template: 'leveza_convite' });
  const [who, url] = invitation!.texts;
  expect(who).toBe('Ana Souza');
  expect(url).toContain(`${BASE}/carer#`);
  const token = url!.split('#')[1];
  await house.app.inject({ method: 'POST', url: '/api/caring', payload: { token, answer: 'accept' } });
  await ana.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  await runJob(house, tellCarersOften);
  const [alert, ...others] = await sent();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ template: 'leveza_aviso', to: '5531988887777' });
  expect(alert!.texts[0]).toContain('um sinal que merece atenção foi registrado. Pergunte agora');
  expect(alert!.texts[0]).not.toMatch(/glicose|45/i);
});

test('PARAR ends the alerts of every patient, once, and the number is not written to again', async () => {
  const bia = await patient('Bia');
  await accepted(ana);
  await accepted(bia);
  await write('oi');
  expect(await sent(), 'other words are not answered').toEqual([]);
  expect((await write('Parar!')).statusCode).toBe(200);
  for (const owner of [ana, bia]) {
    expect((await listed(owner)).data).toMatchObject([{ state: 'ended', endedBy: 'carer' }]);
    expect(await bell(owner)).toContain('Avisos encerrados');
  }
  expect(await sent()).toEqual([{ to: '5531988887777', template: null, texts: [STOPPED] }]);
  await write('PARAR');
  expect(await sent()).toEqual([]);
  expect((await invite(ana)).json()).toMatchObject({ error: { code: 'carer-stopped' } });
});

test('PARAR is kept after the patient ended the alerts, in every spelling of the number', async () => {
  await invite(ana);
  const [carer] = (await listed(ana)).data;
  await ana.call('DELETE', `/api/carers/${carer!.id}`);
  await sent();
  await write('PARAR');
  expect(await sent()).toEqual([{ to: '5531988887777', template: null, texts: [STOPPED] }]);
  expect(await bell(ana), 'nothing ended for the patient').not.toContain('Avisos encerrados');
  await write('PARAR');
  expect(await sent(), 'confirmed once').toEqual([]);
  const bia = await patient('Bia');
  for (const address of ['(31) 98888-7777', '+553188887777'])
    expect((await invite(bia, address)).json(), address).toMatchObject({ error: { code: 'carer-stopped' } });
});

test('a message that waits is not sent once the patient ended the alerts', async () => {
  await invite(ana);
  const [carer] = (await listed(ana)).data;
  await ana.call('DELETE', `/api/carers/${carer!.id}`);
  expect(await sent()).toEqual([]);
});

test('a number WhatsApp refuses is told to the patient', async () => {
  await invite(ana);
  await house.db.update(carers).set({ address: '+1' });
  await expect(sent()).rejects.toMatchObject({ name: 'MessageRefused' });
  expect(await bell(ana)).toContain('Mensagem não entregue');
});

test('an alert that may have arrived is sent once more, and then the patient is told', async () => {
  await accepted(ana);
  await ana.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  await runJob(house, tellCarersOften);
  graph.answerWith('cut');
  await sent();
  expect(await bell(ana)).not.toContain('Mensagem não entregue');
  graph.answerWith('cut');
  await sent();
  expect(await bell(ana)).toContain('Mensagem não entregue');
  expect(await sent(), 'not a third time').toEqual([]);
});

test('a message that fails after WhatsApp took it is told to the patient once', async () => {
  await accepted(ana);
  await ana.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  await runJob(house, tellCarersOften);
  await sent();
  const { callbackData } = graph.received[0]!;
  const fail = async (id: string) => {
    const { body, headers } = statusNews({ id, status: 'failed', callbackData, errorCode: 131_026 });
    await house.app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', payload: body, headers });
  };
  const told = async () => (await bell(ana)).filter((title) => title === 'Mensagem não entregue').length;
  await fail(`wamid.first-${ana.id}`);
  await fail(`wamid.first-${ana.id}`);
  expect(await told()).toBe(1);
  await fail(`wamid.second-${ana.id}`);
  expect(await told()).toBe(2);
  await write('PARAR');
  await fail(`wamid.third-${ana.id}`);
  expect(await told(), 'alerts that ended are not missed').toBe(2);
});

test('neither a wrong nor an own number is invited', async () => {
  expect((await invite(ana, '123')).json()).toMatchObject({
    error: { fields: { address: 'Informe o número com DDD.' } },
  });
  await house.db
    .insert(contactPoints)
    .values({ userId: ana.id, channel: 'whatsapp', address: '+5531988887777', confirmedAt: new Date() });
  expect((await invite(ana)).json()).toMatchObject({
    error: { fields: { address: 'Informe o número de outra pessoa.' } },
  });
});

test('an end by the page is of one patient; PARAR is of all, and outlives their accounts', async () => {
  const bia = await patient('Bia');
  await invite(ana);
  const token = (await sent())[0]!.texts[1]!.split('#')[1];
  await house.app.inject({ method: 'POST', url: '/api/caring', payload: { token, answer: 'end' } });
  expect((await invite(ana, '+553188887777')).json()).toMatchObject({ error: { code: 'carer-stopped' } });
  expect((await invite(bia)).statusCode).toBe(201);
  await write('PARAR');
  await house.db.delete(users);
  expect((await invite(await patient('Cida'))).json()).toMatchObject({ error: { code: 'carer-stopped' } });
});
