import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Today } from '@leveza/contract/dashboard.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { registration } from '../../testing/contract/examples.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const momentOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data.moment;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayOf = (instant: string) => dayIn(DEFAULT_ZONE, new Date(instant));
const day = (days: number) => addDays(dayOf(new Date().toISOString()), -days);
const atEight = (days: number) => instantAt(day(days), '08:00', DEFAULT_ZONE).toISOString();
const SITE = { applicationSite: 'thigh', zone: 'thigh-left-upper', confirmZone: true };
const weigh = (patient: Patient, weight: number, days: number, more: object = {}) =>
  patient.call('POST', '/api/measurements', {
    payload: { weight, datetime: daysAgo(days), confirmJump: true, ...more },
  });
const see = async (patient: Patient, { kind, subject }: { kind: string; subject: string }) =>
  patient.call('POST', '/api/moments/seen', { payload: { kind, subject } });

test('a new account has no moment', async () => {
  expect(await momentOf(await house.patient())).toBeNull();
});

test('the first dose is one, until it was seen', async () => {
  const ana = await house.patient();
  const pen = await addPen(ana);
  const at = daysAgo(1);
  await apply(ana, pen.id, { ...SITE, datetime: at });
  const moment = await momentOf(ana);
  expect(moment).toEqual({ kind: 'first-dose', subject: '', happenedOn: dayOf(at), name: null });
  await see(ana, moment!);
  expect(await momentOf(ana)).toBeNull();
});

test('the first dose on record is none where the treatment began before it', async () => {
  const ana = await house.patient();
  const treatmentStart = dayOf(daysAgo(100));
  await ana.call('PUT', '/api/users/profile', { payload: { treatmentStart } });
  await apply(ana, (await addPen(ana)).id, { ...SITE, datetime: daysAgo(1) });
  expect(await momentOf(ana)).toBeNull();
});

test('four planned doses in a row are a month of constancy, before the pen they finished', async () => {
  const ana = await house.patient();
  const pen = await addPen(ana);
  for (const days of [22, 15, 8]) await apply(ana, pen.id, { ...SITE, datetime: daysAgo(days) });
  expect(await momentOf(ana)).toBeNull();
  const at = daysAgo(1);
  await apply(ana, pen.id, { ...SITE, datetime: at });
  const moment = await momentOf(ana);
  expect(moment).toEqual({
    kind: 'constancy',
    subject: dayOf(at),
    happenedOn: dayOf(at),
    name: '4 doses seguidas',
  });
});

test('a month is not praised once the dose after it was skipped, nor in a pause', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  const before = { payload: { treatmentStart: day(100) } };
  for (const patient of [ana, bia]) await patient.call('PUT', '/api/users/profile', before);
  const applyAt = async (patient: Patient, days: number[]) => {
    const pens = [await addPen(patient), await addPen(patient)];
    for (const [index, ago] of days.entries()) {
      await apply(patient, pens[index % 2]!.id, { ...SITE, datetime: daysAgo(ago) });
    }
  };
  await applyAt(ana, [34, 27, 20, 13]);
  const skip = { plannedAt: daysAgo(6), reason: 'Viagem' };
  expect((await ana.call('POST', '/api/applications/skips', { payload: skip })).statusCode).toBe(201);
  expect(await momentOf(ana)).toBeNull();

  await applyAt(bia, [29, 22, 15, 8]);
  expect((await bia.call('POST', '/api/treatment/pause', { payload: {} })).statusCode).toBe(200);
  expect(await momentOf(bia)).toBeNull();
});

test('tablets of a plan have their first dose and their month too', async () => {
  const ana = await house.patient();
  const plan = { ...PLAN, name: 'Rybelsus', scheduledTimes: ['08:00'] };
  const made = await ana.call('POST', '/api/plans', { payload: { ...plan, startDate: day(28) } });
  const planId = made.json<{ data: { id: string } }>().data.id;
  const take = (days: number) =>
    ana.call('POST', '/api/doses', { payload: { planId, plannedAt: atEight(days), takenAt: atEight(days) } });
  for (let days = 28; days > 1; days -= 1) expect((await take(days)).statusCode).toBe(201);
  expect(await momentOf(ana)).toBeNull();
  // Another medicine, whose last dose lies within that month: its day is looked at once.
  const seldom = { ...PLAN, frequency: 'custom', intervalDays: 15, startDate: day(12) };
  expect((await ana.call('POST', '/api/plans', { payload: seldom })).statusCode).toBe(201);
  await take(1);
  expect(await momentOf(ana)).toEqual({
    kind: 'constancy',
    subject: day(1),
    happenedOn: day(1),
    name: '28 doses seguidas',
  });

  const bia = await house.patient();
  const begun = await bia.call('POST', '/api/plans', { payload: { ...plan, startDate: day(1) } });
  const first = {
    planId: begun.json<{ data: { id: string } }>().data.id,
    plannedAt: atEight(1),
    takenAt: atEight(1),
  };
  await bia.call('POST', '/api/doses', { payload: first });
  expect(await momentOf(bia)).toMatchObject({ kind: 'first-dose', happenedOn: day(1), name: 'Rybelsus' });
});

test('tablets taken up again after a pause are no first dose', async () => {
  const ana = await house.patient();
  const plan = {
    ...PLAN,
    name: 'Rybelsus',
    frequency: 'custom',
    intervalDays: 59,
    scheduledTimes: ['08:00'],
  };
  const made = await ana.call('POST', '/api/plans', { payload: { ...plan, startDate: day(60) } });
  const planId = made.json<{ data: { id: string } }>().data.id;
  // The only planned dose of the last four weeks: what stood before it is not looked at.
  const again = { planId, plannedAt: atEight(1), takenAt: atEight(1) };
  expect((await ana.call('POST', '/api/doses', { payload: again })).statusCode).toBe(201);
  expect(await momentOf(ana)).toBeNull();
});

test('a pen used to its last dose is one; thrown away it is not', async () => {
  const ana = await house.patient();
  const [used, thrown] = [await addPen(ana), await addPen(ana)];
  for (const days of [29, 22, 8, 1]) await apply(ana, used.id, { ...SITE, datetime: daysAgo(days) });
  await ana.call('POST', `/api/pens/${thrown.id}/movements`, {
    payload: { kind: 'discard', reason: 'Caiu' },
  });
  expect(await momentOf(ana)).toMatchObject({ kind: 'pen-finished', subject: used.id, name: 'Ozempic' });
});

const correct = (patient: Patient, id: string, remainingVolume: number) =>
  patient.call('PUT', `/api/pens/${id}`, { payload: { remainingVolume, reason: 'Caiu no chão' } });

test('a pen emptied by a correction is not finished; one corrected before its last dose is', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  const [dropped, counted] = [await addPen(ana), await addPen(bia)];
  // The first dose on record is then no moment.
  const began = { payload: { treatmentStart: day(100) } };
  for (const patient of [ana, bia]) await patient.call('PUT', '/api/users/profile', began);
  for (const days of [8, 1]) await apply(ana, dropped.id, { ...SITE, datetime: daysAgo(days) });
  for (const days of [14, 7]) await apply(bia, counted.id, { ...SITE, datetime: daysAgo(days) });
  expect((await correct(ana, dropped.id, 0)).statusCode).toBe(200);
  expect(await momentOf(ana)).toBeNull();

  expect((await correct(bia, counted.id, 0.75)).statusCode).toBe(200);
  await apply(bia, counted.id, SITE);
  expect(await momentOf(bia)).toMatchObject({ kind: 'pen-finished', subject: counted.id });
});

test('a pen that only gave the rest of a shared dose is not finished', async () => {
  const ana = await house.patient();
  const begun = await addPen(ana, { remainingVolume: 1 });
  const other = await addPen(ana);
  for (const days of [22, 15, 8]) await apply(ana, other.id, { ...SITE, datetime: daysAgo(days) });
  const shared = { ...SITE, doseMg: 1, alsoFrom: [{ penId: other.id, mg: 0.4 }], datetime: daysAgo(0.01) };
  await apply(ana, begun.id, shared);
  expect((await momentOf(ana))?.kind).not.toBe('pen-finished');
});
test('a pen that holds a dose of before it was raised is not finished', async () => {
  const ana = await house.patient();
  const pen = await addPen(ana);
  for (const [days, doseMg] of [
    [29, 0.5],
    [22, 1],
    [8, 1],
    [1, 1],
  ]) {
    await apply(ana, pen.id, { ...SITE, doseMg, datetime: daysAgo(days!) });
  }
  expect(await momentOf(ana)).toBeNull();
});

test('a milestone that the week confirms, and never one of a weight that is too low', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  const profile = { height: 170, initialWeight: 100, targetWeight: 80 };
  await ana.call('PUT', '/api/users/profile', { payload: profile });
  await weigh(ana, 94.5, 1);
  expect(await momentOf(ana)).toMatchObject({
    kind: 'milestone',
    subject: 'percent-5',
    name: '5 % a menos que no início',
  });
  await bia.call('PUT', '/api/users/profile', {
    payload: { ...profile, initialWeight: 60, targetWeight: 48, confirmTarget: true },
  });
  await weigh(bia, 53, 1);
  expect(await momentOf(bia)).toBeNull();
});

test('a strong symptom, a dangerous reading or a late dose is no day for it', async () => {
  const [ana, bia, eva] = [await house.patient(), await house.patient(), await house.patient()];
  for (const patient of [ana, bia]) {
    await apply(patient, (await addPen(patient)).id, { ...SITE, datetime: daysAgo(1) });
    expect(await momentOf(patient)).not.toBeNull();
  }
  await ana.call('POST', '/api/side-effects', { payload: { effectType: 'nausea', intensity: 4 } });
  expect(await momentOf(ana)).toBeNull();
  await weigh(bia, 90, 0, { glucose: 40 });
  expect(await momentOf(bia)).toBeNull();
  await apply(eva, (await addPen(eva)).id, { ...SITE, datetime: daysAgo(8) });
  expect(await momentOf(eva)).toBeNull();
});

test('no moment at all at a weight that is too low', async () => {
  const ana = await house.patient();
  await ana.call('PUT', '/api/users/profile', { payload: { height: 170 } });
  await apply(ana, (await addPen(ana)).id, { ...SITE, datetime: daysAgo(1) });
  expect(await momentOf(ana)).not.toBeNull();
  await weigh(ana, 50, 0);
  expect(await momentOf(ana)).toBeNull();
});

async function registered(weights: { initialWeight: number; currentWeight: number }) {
  const payload = {
    ...registration(),
    consent: { purpose: 'health-data', version: CONSENT_VERSION },
    height: 170,
    ...weights,
    treatmentStart: day(100),
  };
  const made = await house.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const { accessToken } = made.json<{ data: { accessToken: string } }>().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  const moment = async () =>
    (await house.app.inject({ url: '/api/dashboard/today', headers })).json<{ data: Today }>().data.moment;
  const weighNow = (weight: number) =>
    house.app.inject({ method: 'POST', url: '/api/measurements', headers, payload: { weight } });
  return { moment, weighNow };
}

test('milestones of the weight given with the registration were reached before it', async () => {
  const { moment } = await registered({ initialWeight: 94.2, currentWeight: 84.6 });
  expect(await moment()).toBeNull();
});

test('a milestone that a second weighing reached on the day of the registration is one', async () => {
  const { moment, weighNow } = await registered({ initialWeight: 100, currentWeight: 95.2 });
  expect(await moment()).toBeNull();
  expect((await weighNow(94.3)).statusCode).toBe(201);
  expect(await moment()).toMatchObject({ kind: 'milestone', subject: 'percent-5' });
});
