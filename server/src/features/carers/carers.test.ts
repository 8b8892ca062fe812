import type { Caring } from '@leveza/contract/carers/answers.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Carer } from '@leveza/contract/carers/carers.ts';
import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accepted } from '../../services/delivery.ts';
import type { Mail } from '../../services/mail/message.ts';
import { ordersOf, sendOrder } from '../../testing/carer-orders.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { dayFromToday } from '../../testing/day.ts';
import { someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { addCarer } from './add-carer.ts';
import { carers, carerStops } from './table.ts';
import { tellCarers } from './tell-carers.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const CONSENT = { payload: { purpose: 'sharing', version: CONSENT_VERSION } };
const INPUT = { name: 'Marcos', address: 'marcos@example.com', alerts: ['dose-not-recorded', 'red-flag'] };
const invite = (owner: Patient, input: object = {}) =>
  owner.call('POST', '/api/carers', { payload: { ...INPUT, ...input } });
const listed = async (owner: Patient) =>
  (await owner.call('GET', '/api/carers')).json<{ data: Carer[] }>().data;
const patient = async (name: string) => {
  const one = await house.patient(name);
  await one.call('POST', '/api/consents', CONSENT);
  return one;
};
const visit = (url: string, payload: object) => house.app.inject({ method: 'POST', url, payload });

/** The letters that a change asks for, as they would be sent. */
async function lettersOf(change: () => Promise<unknown>): Promise<Mail[]> {
  await takeOrders();
  await change();
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
    return accepted();
  };
  for (const data of await takeOrders()) await sendOrder(house, data, sendMail);
  return sent;
}

const takeOrders = () => ordersOf(house.db);

/** A carer of the patient, and the token of the invitation. */
async function invited(owner: Patient) {
  const call = { db: house.db, owner: owner.id, zone: DEFAULT_ZONE, now: new Date() };
  const input = { ...INPUT, channel: 'email' as const, alerts: ['dose-not-recorded', 'red-flag'] as const };
  const senders = { vault: house.vault, hasWhatsapp: false };
  let id = '';
  const sent = await lettersOf(async () => {
    ({ id } = await addCarer(call, { ...input, alerts: [...input.alerts] }, senders));
  });
  return { id, mail: sent[0]!, token: /\/carer#(\S+)/.exec(sent[0]!.text)![1]! };
}

test('a carer is invited once, and nothing happens by opening the link', async () => {
  const ana = await patient('Ana Souza');
  const { token, mail } = await invited(ana);
  expect(mail).toMatchObject({ to: 'marcos@example.com', subject: 'Convite para receber avisos do Leveza' });
  expect(mail.text).toContain('Ana Souza usa o Leveza');
  expect((await invite(ana, { address: 'Marcos@Example.com' })).json()).toMatchObject({
    error: { code: 'carer-exists' },
  });
  const read = await visit('/api/caring/read', { token });
  expect(read.json<{ data: Caring }>().data).toEqual({
    patientName: 'Ana Souza',
    carerName: 'Marcos',
    alerts: ['dose-not-recorded', 'red-flag'],
    state: 'invited',
  });
  expect((await listed(ana))[0]).toMatchObject({ state: 'invited' });
  await visit('/api/caring', { token, answer: 'accept' });
  expect((await listed(ana))[0]).toMatchObject({ state: 'active' });
  expect((await ana.call('GET', '/api/notifications')).json()).toMatchObject({
    data: [{ title: 'Convite aceito' }],
  });
});

test('either side ends it, and then the link is spent', async () => {
  const ana = await patient('Ana');
  const first = await invited(ana);
  expect((await visit('/api/caring', { token: first.token, answer: 'end' })).json()).toMatchObject({
    data: { state: 'ended' },
  });
  expect((await listed(ana))[0]).toMatchObject({ state: 'ended', endedBy: 'carer' });
  const bia = await patient('Bia');
  const second = await invited(bia);
  await bia.call('DELETE', `/api/carers/${second.id}`);
  expect((await listed(bia))[0]).toMatchObject({ state: 'ended', endedBy: 'patient' });
  for (const token of [second.token, 'x', 'y'.repeat(90)])
    expect((await visit('/api/caring', { token, answer: 'accept' })).json()).toMatchObject({
      error: { code: 'carer-link-spent' },
    });
});

test('a carer who ended the alerts of a patient is not invited by that one again, not by a new account either', async () => {
  const ana = await patient('Ana');
  const { token } = await invited(ana);
  await visit('/api/caring', { token, answer: 'end' });
  expect((await invite(ana, { address: 'Marcos@Example.com' })).json()).toMatchObject({
    error: { code: 'carer-stopped' },
  });
  await house.db.delete(users).where(eq(users.id, ana.id));
  const anew = await patient('Ana');
  await house.db
    .update(users)
    .set({ email: `${ana.id}@example.com` })
    .where(eq(users.id, anew.id));
  expect((await invite(anew)).json()).toMatchObject({ error: { code: 'carer-stopped' } });
  expect((await invite(await patient('Bia'))).statusCode, 'another patient').toBe(201);
  const kept = JSON.stringify(await house.db.select().from(carerStops));
  expect(kept).not.toMatch(/example|marcos/i);
});

test('another patient’s carer is not found, and refusals say why', async () => {
  const [ana, bia] = [await patient('Ana'), await house.patient('Bia')];
  const { id } = await invited(ana);
  expect((await bia.call('PUT', `/api/carers/${id}`, { payload: { alerts: ['red-flag'] } })).statusCode).toBe(
    404,
  );
  expect((await bia.call('DELETE', `/api/carers/${id}`)).statusCode).toBe(404);
  expect((await invite(bia)).json()).toMatchObject({ error: { code: 'sharing-consent-needed' } });
  expect((await invite(ana, { address: 'nada' })).json()).toMatchObject({
    error: { fields: { address: 'E-mail inválido.' } },
  });
  expect((await invite(ana, { alerts: [] })).statusCode).toBe(422);
  expect((await invite(ana, { channel: 'whatsapp', address: '(11) 99999-8888' })).json()).toMatchObject({
    error: { code: 'channel-not-configured' },
  });
  expect((await invite(ana, { address: `${ana.id}@example.com` })).json()).toMatchObject({
    error: { code: 'carer-is-self' },
  });
  for (let n = 0; n < 4; n++) await invite(ana, { address: `c${n}@example.com` });
  expect((await invite(ana, { address: 'c5@example.com' })).json()).toMatchObject({
    error: { code: 'carers-full' },
  });
});

const NOON = () => instantAt(dayIn(DEFAULT_ZONE, new Date()), '12:00', DEFAULT_ZONE);

/** Runs the job at noon of the patient's today, whatever the hour of the test. */
const alertsAt = (now: Date): Promise<Mail[]> =>
  lettersOf(() => tellCarers(house.db, now, { vault: house.vault }));

async function agreed(owner: Patient, daysAgo: number) {
  const { id, token } = await invited(owner);
  await visit('/api/caring', { token, answer: 'accept' });
  const acceptedAt = new Date(NOON().getTime() - daysAgo * DAY_MS);
  await house.db.update(carers).set({ acceptedAt }).where(eq(carers.id, id));
  return id;
}

const dose = (owner: Patient, daysAgo: number) =>
  owner.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: [
        { datetime: instantAt(dayFromToday(-daysAgo), '00:00', DEFAULT_ZONE).toISOString(), doseMg: 0.25 },
      ],
      confirmDose: true,
    },
  });

test('a dose whose day ended without a record is told once, in daylight, without data', async () => {
  const ana = await patient('Ana Souza');
  await dose(ana, 8);
  await agreed(ana, 3);
  const night = instantAt(dayFromToday(0), '03:00', DEFAULT_ZONE);
  expect(await alertsAt(night)).toEqual([]);
  const [mail, ...others] = await alertsAt(NOON());
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'marcos@example.com', subject: 'Aviso do Leveza' });
  expect(mail!.text).toContain('uma dose prevista ainda não foi registrada.');
  expect(mail!.text).not.toMatch(/Ozempic|0,25|mg\b/);
  expect(await alertsAt(NOON())).toEqual([]);
  await house.db.delete(users).where(eq(users.id, ana.id));
});

test('nothing from before the carer agreed, nothing without consent, nothing of a dose that was recorded', async () => {
  const [early, withdrawn, recorded] = [await patient('Eva'), await patient('Lia'), await patient('Rui')];
  await dose(early, 8);
  await agreed(early, 0);
  await dose(withdrawn, 8);
  await agreed(withdrawn, 3);
  await withdrawn.call('DELETE', '/api/consents/sharing');
  await dose(recorded, 8);
  await dose(recorded, 1);
  await agreed(recorded, 3);
  expect(await alertsAt(NOON())).toEqual([]);
});

test('a carer whose patient took the consent back stays ended after a new one, and can be invited again', async () => {
  const rui = await patient('Rui');
  await dose(rui, 8);
  await agreed(rui, 3);
  await rui.call('DELETE', '/api/consents/sharing');
  expect(await listed(rui)).toMatchObject([{ state: 'ended', endedBy: 'patient' }]);
  await rui.call('POST', '/api/consents', CONSENT);
  expect(await listed(rui)).toMatchObject([{ state: 'ended' }]);
  expect(await alertsAt(NOON())).toEqual([]);
  const { token } = await invited(rui);
  await visit('/api/caring', { token, answer: 'accept' });
  expect(await listed(rui)).toMatchObject([{ state: 'active' }, { state: 'ended', endedBy: 'patient' }]);
});

test('a red flag is told once a day, at any hour', async () => {
  const bia = await patient('Bia');
  await agreed(bia, 3);
  const reply = await bia.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  expect(reply.statusCode).toBe(201);
  const [mail, ...others] = await alertsAt(new Date());
  expect(others).toEqual([]);
  expect(mail!.text).toContain('um sinal que merece atenção foi registrado.');
  // Its address has a random word, in which any figure may stand.
  expect(mail!.text.replace(/https?:\S+/g, '')).not.toMatch(/glicose|45/i);
  expect(await alertsAt(new Date())).toEqual([]);
});

test('a carer who cannot be written to keeps no sign from another', async () => {
  const iris = await patient('Iris Melo');
  await agreed(iris, 3);
  const [marcos] = await house.db.select().from(carers).where(eq(carers.userId, iris.id));
  const { id, ...row } = marcos!;
  await house.db.insert(carers).values({ ...row, name: 'Rosa', address: 'rosa@example.com' });
  await iris.call('POST', '/api/measurements', { payload: { glucose: 45 } });
  const sealText: typeof house.vault.sealText = (text, about) => {
    if (text.includes(id)) throw new Error('no letter');
    return house.vault.sealText(text, about);
  };
  const sent = await lettersOf(() =>
    expect(tellCarers(house.db, new Date(), { vault: { ...house.vault, sealText } })).rejects.toThrow(
      / failed/,
    ),
  );
  expect(sent.map(({ to }) => to)).toContain('rosa@example.com');
  await house.db.delete(users).where(eq(users.id, iris.id));
});

test('a dose of a daily medicine is told although the next one is due already', async () => {
  const lia = await patient('Lia');
  const entries = [-6, -5, -4, -3, -2].map((days) => ({
    datetime: instantAt(dayFromToday(days), '20:00', DEFAULT_ZONE).toISOString(),
    doseMg: 0.6,
  }));
  const payload = { catalogId: 'saxenda', medicationName: 'Saxenda', entries, confirmDose: true };
  await lia.call('POST', '/api/applications/past', { payload });
  await agreed(lia, 3);
  const [mail, ...others] = await alertsAt(NOON());
  expect(others).toEqual([]);
  expect(mail!.text).toContain('uma dose prevista ainda não foi registrada.');
  expect(await alertsAt(NOON())).toEqual([]);
  await house.db.delete(users).where(eq(users.id, lia.id));
});

test('a red flag written down two days later is told, and an emergency after a lesser sign of its day', async () => {
  const eva = await patient('Eva');
  await agreed(eva, 3);
  const at = instantAt(dayFromToday(-2), '20:00', DEFAULT_ZONE).toISOString();
  await eva.call('POST', '/api/measurements', {
    payload: { datetime: at, bloodPressureSyst: 185, bloodPressureDiast: 90 },
  });
  expect(await alertsAt(NOON())).toHaveLength(1);
  await eva.call('POST', '/api/measurements', { payload: { datetime: at, glucose: 45 } });
  expect(await alertsAt(NOON())).toHaveLength(1);
  expect(await alertsAt(NOON())).toEqual([]);
});

const sentOf = async (name: string, now: Date) =>
  (await alertsAt(now)).filter(({ text }) => text.includes(name));

const twoDaysAgo = (time: string) => instantAt(dayFromToday(-2), time, DEFAULT_ZONE).toISOString();

test('a sign after the carer agreed is told although another of its day came before', async () => {
  const caio = await patient('Caio Prado');
  await agreed(caio, 2);
  const measure = (payload: object) => caio.call('POST', '/api/measurements', { payload });
  await measure({ datetime: twoDaysAgo('08:00'), bloodPressureSyst: 185, bloodPressureDiast: 90 });
  expect(await sentOf('Caio Prado', NOON())).toEqual([]);
  await measure({ datetime: twoDaysAgo('15:00'), restingPulse: 140 });
  expect(await sentOf('Caio Prado', NOON())).toHaveLength(1);
});

test('an emergency and a lesser sign of one day are one message', async () => {
  const nina = await patient('Nina Reis');
  await agreed(nina, 3);
  const datetime = instantAt(dayFromToday(-1), '20:00', DEFAULT_ZONE).toISOString();
  const payload = { datetime, glucose: 45, bloodPressureSyst: 185, bloodPressureDiast: 90 };
  await nina.call('POST', '/api/measurements', { payload });
  expect(await sentOf('Nina Reis', NOON())).toHaveLength(1);
});

const noonOf = (days: number) => instantAt(dayFromToday(days), '12:00', DEFAULT_ZONE);

test('a day whose emergency is three days old is not told again by its lesser sign', async () => {
  const tito = await patient('Tito Paz');
  await agreed(tito, 4);
  const measure = (time: string, payload: object) => {
    const datetime = instantAt(dayFromToday(-3), time, DEFAULT_ZONE).toISOString();
    return tito.call('POST', '/api/measurements', { payload: { datetime, ...payload } });
  };
  await measure('10:00', { glucose: 45 });
  await measure('15:00', { bloodPressureSyst: 185, bloodPressureDiast: 90 });
  expect(await sentOf('Tito Paz', noonOf(-2))).toHaveLength(1);
  expect(await sentOf('Tito Paz', noonOf(0))).toEqual([]);
});

test.each([
  ['a label', { catalogId: 'saxenda', medicationName: 'Saxenda' }],
  ['its own interval', { medicationName: 'Mistura da farmácia' }],
])('nothing is told of a daily dose by %s after three days without a record', async (_, medicine) => {
  const davi = await patient('Davi Luz');
  const entries = [-9, -8, -7, -6, -5].map((days) => ({
    datetime: instantAt(dayFromToday(days), '20:00', DEFAULT_ZONE).toISOString(),
    doseMg: 0.6,
  }));
  const payload = { ...medicine, entries, confirmDose: true };
  await davi.call('POST', '/api/applications/past', { payload });
  const settings = { payload: { intervalDays: 1, purchaseLeadDays: 10 } };
  expect((await davi.call('PUT', '/api/applications/settings', settings)).statusCode).toBe(200);
  await agreed(davi, 12);
  const third = new Date(NOON().getTime() - DAY_MS);
  expect(await sentOf('Davi Luz', third)).toHaveLength(1);
  expect(await sentOf('Davi Luz', NOON())).toEqual([]);
  await house.db.delete(users).where(eq(users.id, davi.id));
});

test('a tablet of a GLP-1 whose day ended without a record is told, another tablet is not', async () => {
  const rosa = await patient('Rosa Maia');
  const plan = {
    ...PLAN,
    medicationType: 'oral_medication',
    scheduledTimes: ['20:00'],
    startDate: dayFromToday(-2),
  };
  // The plan has a name of its own: its product says what it is.
  const tablet = { name: 'Comprimido da manhã', productId: await someProduct(rosa, 'rybelsus') };
  for (const named of [tablet, { name: 'Metformina' }])
    expect((await rosa.call('POST', '/api/plans', { payload: { ...plan, ...named } })).statusCode).toBe(201);
  await agreed(rosa, 3);
  const [mail, ...others] = await sentOf('Rosa Maia', NOON());
  expect(others).toEqual([]);
  expect(mail!.text).toContain('uma dose prevista ainda não foi registrada.');
  expect(mail!.text).not.toMatch(/Rybelsus|comprimido/i);
  expect(await sentOf('Rosa Maia', NOON())).toEqual([]);
});

test('each week of a medicine without a label is told, not the first alone', async () => {
  const caio = await patient('Caio Lima');
  const at = instantAt(dayFromToday(-15), '00:00', DEFAULT_ZONE).toISOString();
  const payload = {
    medicationName: 'Mistura da farmácia',
    entries: [{ datetime: at, doseMg: 2.5 }],
    confirmDose: true,
  };
  expect((await caio.call('POST', '/api/applications/past', { payload })).statusCode).toBe(201);
  const settings = { payload: { intervalDays: 7, purchaseLeadDays: 10 } };
  expect((await caio.call('PUT', '/api/applications/settings', settings)).statusCode).toBe(200);
  await agreed(caio, 20);
  const weekAgo = new Date(NOON().getTime() - 7 * DAY_MS);
  expect(await sentOf('Caio Lima', weekAgo)).toHaveLength(1);
  expect(await sentOf('Caio Lima', NOON())).toHaveLength(1);
});

test('a tablet of a plan that was of a GLP-1 before is not told', async () => {
  const olga = await patient('Olga Nunes');
  const plan = {
    ...PLAN,
    medicationType: 'oral_medication',
    name: 'Comprimido da manhã',
    scheduledTimes: ['20:00'],
    startDate: dayFromToday(-1),
  };
  const rybelsus = { ...plan, productId: await someProduct(olga, 'rybelsus') };
  const made = await olga.call('POST', '/api/plans', { payload: rybelsus });
  const { id } = made.json<{ data: { id: string } }>().data;
  const other = { ...plan, productId: await someProduct(olga) };
  expect((await olga.call('PUT', `/api/plans/${id}`, { payload: other })).statusCode).toBe(200);
  await agreed(olga, 3);
  expect(await sentOf('Olga Nunes', NOON())).toHaveLength(1);
  expect(await sentOf('Olga Nunes', new Date(NOON().getTime() + DAY_MS))).toEqual([]);
});
