import type { Application } from '@leveza/contract/applications/applications.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply, readPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { arePensWhole } from '../pens/shared/are-pens-whole.ts';

let house: SharedApp;
let ana: Patient;
let one: string;
let other: string;

const WEGOVY = {
  catalogId: 'wegovy-24',
  medicationName: 'Wegovy',
  totalVolume: 3,
  concentrationMgMl: 3.2,
  currentDoseMg: 7.2,
};
const left = async () => Promise.all([one, other].map(async (id) => (await readPen(ana, id)).remainingMg));
const change = (id: string, payload: object) =>
  ana.call('PUT', `/api/applications/${id}`, {
    payload: { confirmEarly: true, confirmDose: true, confirmExpired: true, ...payload },
  });

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
  [one, other] = [(await addPen(ana, WEGOVY)).id, (await addPen(ana, WEGOVY)).id];
});

test('three injections of 2,4 mg are one dose of 7,2 mg, and the rest of a pen is kept for the next', async () => {
  expect(await readPen(ana, one)).toMatchObject({
    dosesLeft: 1,
    injectionsPerDose: 3,
    injectionsLeft: 4,
    largestInjectionMg: 2.4,
  });
  await apply(ana, one, { doseMg: 7.2, datetime: '2026-02-01T12:00:00Z' });
  expect(await readPen(ana, one)).toMatchObject({ remainingMg: 2.4, injectionsLeft: 1, status: 'open' });
  const { data } = (await ana.call('GET', '/api/pens/supply')).json<{ data: { dosesLeft: number } }>();
  expect(data.dosesLeft).toBe(1);
});

test('a dose out of two pens is one application, and changes and goes back whole', async () => {
  expect((await tryApply(ana, one, { doseMg: 7.2, datetime: '2026-02-08T12:00:00Z' })).json()).toMatchObject({
    error: { code: 'pen-not-enough' },
  });
  const alsoFrom = [{ penId: other, mg: 4.8 }];
  const dose = await apply(ana, one, { doseMg: 7.2, alsoFrom, datetime: '2026-02-08T12:00:00Z' });
  expect(dose).toMatchObject({ doseMg: 7.2, alsoFrom });
  expect(await left()).toEqual([0, 4.8]);
  const list = (await ana.call('GET', '/api/applications')).json<{ data: Application[] }>().data;
  expect(list.map(({ doseMg, alsoFrom: parts }) => [doseMg, parts.length])).toEqual([
    [7.2, 1],
    [7.2, 0],
  ]);

  await change(dose.id, { notes: 'no jardim', datetime: '2026-02-08T13:00:00Z' });
  expect(await left()).toEqual([0, 4.8]);
  await change(dose.id, { doseMg: 4.8, alsoFrom: [{ penId: other, mg: 2.4 }] });
  expect(await left()).toEqual([0, 7.2]);
  await change(dose.id, { penId: other, doseMg: 7.2 });
  expect(await left()).toEqual([2.4, 2.4]);
  await change(dose.id, { penId: one, doseMg: 7.2, alsoFrom });
  expect(await left()).toEqual([0, 4.8]);
  expect(await arePensWhole(house.db, ana.id)).toBe(true);

  const gone = await ana.call('DELETE', `/api/applications/${dose.id}`);
  expect(gone.json()).toMatchObject({ data: { alsoFrom } });
  expect(await left()).toEqual([2.4, 9.6]);
  expect(await arePensWhole(house.db, ana.id)).toBe(true);
});

test.each([
  ['more than the dose', () => [{ penId: other, mg: 7.2 }], 'As partes somam mais que a dose.'],
  ['the same pen twice', () => [{ penId: one, mg: 2.4 }], 'Cada caneta entra uma vez.'],
])('refused, and nothing is taken: %s', async (_, parts, sentence) => {
  const before = await left();
  const reply = await tryApply(ana, one, {
    doseMg: 7.2,
    alsoFrom: parts(),
    confirmEarly: true,
    confirmExpired: true,
  });
  expect(reply.json()).toMatchObject({ error: { fields: { alsoFrom: sentence } } });
  expect(await left()).toEqual(before);
});

test('5 mg are two single-dose pens of 2,5 mg out of one box', async () => {
  const bia = await house.patient('Bia');
  const box = await addPen(bia, {
    catalogId: 'mounjaro-25',
    medicationName: 'Mounjaro',
    totalVolume: 2,
    concentrationMgMl: 5,
    units: 4,
    currentDoseMg: 5,
  });
  expect(box).toMatchObject({ dosesLeft: 2, injectionsPerDose: 2 });
  const dose = await apply(bia, box.id, { doseMg: 5, datetime: '2026-02-01T12:00:00Z' });
  expect(await readPen(bia, box.id)).toMatchObject({ sealedUnits: 2, remainingMg: 5, dosesLeft: 1 });
  expect(dose.alsoFrom).toEqual([]);
  await bia.call('DELETE', `/api/applications/${dose.id}`);
  expect(await readPen(bia, box.id)).toMatchObject({ sealedUnits: 4, remainingMg: 10 });
});

test("another patient's pen gives nothing to a dose, new or changed", async () => {
  const bia = await house.patient('Bia');
  const own = await addPen(bia);
  const before = await left();
  const alsoFrom = [{ penId: other, mg: 0.5 }];
  expect((await tryApply(bia, own.id, { alsoFrom })).statusCode).toBe(404);
  const dose = await apply(bia, own.id, { datetime: '2026-02-01T12:00:00Z' });
  const reply = await bia.call('PUT', `/api/applications/${dose.id}`, { payload: { alsoFrom } });
  expect(reply.statusCode).toBe(404);
  expect(await left()).toEqual(before);
  expect(await readPen(bia, own.id)).toMatchObject({ remainingMg: 3 });
});

test('the last dose is suggested, not the one of the label; out of the open pen and the next', async () => {
  const bia = await house.patient('Bia');
  const [begun, next] = [await addPen(bia, WEGOVY), await addPen(bia, { ...WEGOVY, currentDoseMg: 2.4 })];
  const suggestion = async () =>
    (await bia.call('GET', '/api/applications/overview')).json<{ data: { suggestion: object } }>().data
      .suggestion;
  await apply(bia, begun.id, { doseMg: 7.2, datetime: '2026-11-01T12:00:00Z' });
  // The rest of the first pen is one injection: the dose goes on in the next.
  expect(await suggestion()).toMatchObject({ penId: begun.id, doseMg: 7.2 });
  const alsoFrom = [{ penId: next.id, mg: 4.8 }];
  await apply(bia, begun.id, { doseMg: 7.2, alsoFrom, datetime: '2026-11-08T12:00:00Z' });
  const last = await addPen(bia, { ...WEGOVY, currentDoseMg: 2.4 });
  // A pen added with the dose of its label is counted by the patient's.
  expect(await readPen(bia, last.id)).toMatchObject({ currentDoseMg: 2.4, countedDoseMg: 7.2, dosesLeft: 1 });
  expect(await suggestion()).toMatchObject({ penId: next.id, doseMg: 7.2 });
  await bia.call('DELETE', `/api/pens/${last.id}`);
  expect(await suggestion()).toMatchObject({ penId: null, doseMg: null });
});
