import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { addPen } from '../../testing/pens.ts';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { INTERACTIONS, readFacts } from './known-interactions.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const noticesOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/interactions')).json<{
    data: {
      id: string;
      severity: string;
      names: string[];
      source: string;
      text: string;
      until: string | null;
    }[];
  }>().data;

const putAway = (patient: Patient, { id, names }: { id: string; names: string[] }) =>
  patient.call('POST', `/api/interactions/${id}/dismiss`, { payload: { names } });

test('one calm notice, with its source, until it is put away', async () => {
  const bia = await house.patient();
  await addPen(bia);
  expect(await noticesOf(bia)).toEqual([]);
  const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
  const [product] = search.json<{ data: { id: string; name: string }[] }>().data;
  await addBox(bia, { productId: product!.id });
  const [notice, ...others] = await noticesOf(bia);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ id: 'glp1--sulfonylurea', severity: 'high' });
  expect(notice!.names).toContain('Ozempic');
  await putAway(bia, notice!);
  expect(await noticesOf(bia)).toEqual([]);
  expect((await putAway(bia, { id: 'none', names: ['x'] })).statusCode).toBe(404);
});

test('a notice put away comes back with another medicine of its class, and not with another strength', async () => {
  const bia = await house.patient();
  await addPen(bia);
  const own = async (name: string) => {
    const made = await bia.call('POST', '/api/products', { payload: { name, mainCategory: 'MEDICATIONS' } });
    await addBox(bia, { productId: made.json<{ data: { id: string } }>().data.id });
  };
  await own('Lantus');
  await putAway(bia, (await noticesOf(bia))[0]!);
  await own('Lantus 100 UI');
  expect(await noticesOf(bia)).toEqual([]);
  await own('Humalog');
  expect(await noticesOf(bia)).toMatchObject([
    { id: 'glp1--insulin', names: expect.arrayContaining(['Humalog']) },
  ]);
});

test('a medicine that only a plan names counts, until its plan ends', async () => {
  const bia = await house.patient();
  await addPen(bia);
  const plan = {
    medicationType: 'oral_medication',
    name: 'Glibenclamida',
    dosageForm: 'tablet',
    dose: 5,
    doseUnit: 'mg',
    frequency: 'daily',
    scheduledTimes: ['08:00'],
    startDate: dayIn(DEFAULT_ZONE, new Date()),
  };
  const made = await bia.call('POST', '/api/plans', { payload: plan });
  expect(made.statusCode, made.body).toBe(201);
  expect(await noticesOf(bia)).toMatchObject([
    { id: 'glp1--sulfonylurea', names: ['Ozempic', 'Glibenclamida'] },
  ]);
  const summary = await bia.call('GET', '/api/side-effects/summary');
  expect(summary.json()).toMatchObject({ data: { risk: { hasLowSugarRisk: true } } });
  const report = await bia.call('GET', '/api/reports');
  expect(report.json()).toMatchObject({
    data: { medicines: { interactions: [{ id: 'glp1--sulfonylurea' }] } },
  });
  await bia.call('POST', `/api/plans/${made.json<{ data: { id: string } }>().data.id}/end`, { payload: {} });
  expect(await noticesOf(bia)).toEqual([]);
});

test('a brand typed by hand is known without its ingredient', async () => {
  const bia = await house.patient();
  await addPen(bia);
  for (const name of ['Lantus', 'Jardiance', 'Marevan', 'Prandin']) {
    const made = await bia.call('POST', '/api/products', { payload: { name, mainCategory: 'MEDICATIONS' } });
    await addBox(bia, { productId: made.json<{ data: { id: string } }>().data.id });
  }
  const notices = await noticesOf(bia);
  expect(notices.map(({ id, names }) => [id, names[1]])).toEqual([
    ['glp1--insulin', 'Lantus'],
    ['glp1--glinide', 'Prandin'],
    ['glp1--warfarin', 'Marevan'],
    ['glp1--sglt2', 'Jardiance'],
  ]);
  expect(notices[3]).toMatchObject({ severity: 'moderate', text: expect.stringMatching(/cetoacidose/) });
});

test('a box under a name of the patient’s own is still what its product is', async () => {
  const bia = await house.patient();
  await addPen(bia);
  const payload = { name: 'Lantus', mainCategory: 'MEDICATIONS' };
  const made = await bia.call('POST', '/api/products', { payload });
  await addBox(bia, {
    productId: made.json<{ data: { id: string } }>().data.id,
    customName: 'Caneta da noite',
  });
  expect(await noticesOf(bia)).toMatchObject([
    { id: 'glp1--insulin', names: ['Ozempic', 'Caneta da noite'] },
  ]);
});

test('no notice reassures, and each says its source', () => {
  for (const { id, text, sources } of INTERACTIONS.interactions) {
    expect(text, id).not.toMatch(/tudo certo|sem problema|pode usar/i);
    expect(sources, id).not.toEqual([]);
  }
});

test('a notice of an unknown class, or without a source, does not load', () => {
  const [first] = INTERACTIONS.interactions;
  const facts = (changes: object) =>
    JSON.stringify({ version: 'x', interactions: [{ ...first, ...changes }] });
  expect(readFacts(facts({})).interactions).toHaveLength(1);
  expect(() => readFacts(facts({ b: 'no such class' }))).toThrow(/interactions/);
  expect(() => readFacts(facts({ sources: [] }))).toThrow(/source/);
});

const MOUNJARO = { catalogId: 'mounjaro-5', medicationName: 'Mounjaro' };

/** A patient with the pill at home, her doses of days ago, and the notice about both. */
async function onThePill() {
  const bia = await house.patient();
  const today = dayIn(DEFAULT_ZONE, new Date());
  const doseOn = async (daysAgo: number, doseMg = 2.5, medicine = MOUNJARO) => {
    const datetime = instantAt(addDays(today, -daysAgo), '00:00', DEFAULT_ZONE).toISOString();
    const payload = {
      ...medicine,
      entries: [{ datetime, doseMg }],
      confirmDose: true,
      confirmSwitch: true,
      confirmEarly: true,
    };
    const reply = await bia.call('POST', '/api/applications/past', { payload });
    expect(reply.statusCode, reply.body).toBe(201);
  };
  const made = await bia.call('POST', '/api/products', {
    payload: { name: 'Yasmin', mainCategory: 'MEDICATIONS' },
  });
  await addBox(bia, { productId: made.json<{ data: { id: string } }>().data.id });
  const notice = async () =>
    (await noticesOf(bia)).find(({ id }) => id === 'tirzepatide--oral_contraceptive');
  return { bia, today, doseOn, notice };
}

test('the four weeks run without a plan: from the change of medicine, and from the first higher dose', async () => {
  const { today, doseOn, notice } = await onThePill();
  await doseOn(60, 0.5, { catalogId: 'ozempic-1', medicationName: 'Ozempic' });
  await doseOn(20);
  expect(await notice()).toMatchObject({ until: addDays(today, 8) });
  await doseOn(13);
  await doseOn(6, 5);
  expect(await notice()).toMatchObject({ until: addDays(today, 22) });
});

test('tirzepatide and the pill: the four weeks after the start and after a step say so, and bring the notice back', async () => {
  const { bia, today, doseOn, notice } = await onThePill();
  await doseOn(35);
  expect(await notice()).toMatchObject({ until: null });
  await putAway(bia, (await notice())!);
  expect(await notice()).toBeUndefined();
  // The step of today is younger than the day the notice was put away, which was moved back.
  await house.db.execute(sql`update dismissed_interactions set created_at = now() - interval '20 days'`);
  for (const daysAgo of [28, 21, 14, 7]) await doseOn(daysAgo);
  const plan = {
    medicationType: 'glp1',
    name: 'Mounjaro',
    dosageForm: 'pen',
    frequency: 'weekly',
    scheduledTimes: ['00:00'],
    startDate: addDays(today, -35),
    steps: [{ doseMg: 2.5, weeks: 5 }, { doseMg: 5 }],
  };
  expect((await bia.call('POST', '/api/plans', { payload: plan })).statusCode).toBe(201);
  expect(await notice()).toBeUndefined();
  await doseOn(0, 5);
  expect(await notice()).toMatchObject({ until: addDays(today, 28) });
});

test('the four weeks run again when tirzepatide begins anew after a pause, also with a lower dose', async () => {
  const { bia, today, doseOn, notice } = await onThePill();
  await doseOn(220, 10);
  await doseOn(213, 10);
  await putAway(bia, (await notice())!);
  await house.db.execute(sql`update dismissed_interactions set created_at = now() - interval '150 days'`);
  expect(await notice()).toBeUndefined();
  await doseOn(10);
  await doseOn(3);
  expect(await notice()).toMatchObject({ until: addDays(today, 18) });
});
