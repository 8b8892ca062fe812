import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import { openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const at = (time: string, daysAgo = 1) =>
  instantAt(addDays(TODAY, -daysAgo), time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

const tablets = async (patient: Patient, more: object = {}) =>
  openBox(patient, 30, { productId: await someProduct(patient, 'rybelsus'), ...more });

const use = (patient: Patient, inventoryId: string, more: object = {}) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, ...more } });

async function plan(patient: Patient, change: object): Promise<string> {
  const payload = {
    ...PLAN,
    medicationType: 'oral_medication',
    name: 'Rybelsus',
    dosageForm: 'tablet',
    startDate: addDays(TODAY, -10),
    scheduledTimes: ['07:00'],
    ...change,
  };
  const reply = await patient.call('POST', '/api/plans', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data.id;
}

const take = (patient: Patient, payload: object) => patient.call('POST', '/api/doses', { payload });
const errorOf = (reply: { json: () => { error: { code: string; message: string } } }) => reply.json().error;

test('a second tablet of a GLP-1 on one day is asked about, and recorded once that is answered', async () => {
  const ana = await house.patient();
  const { id } = await tablets(ana, { customName: 'Comprimido da manhã', customDosage: '7 mg' });
  expect((await use(ana, id, { usedAt: at('07:00', 2) })).statusCode).toBe(201);
  expect((await use(ana, id, { usedAt: at('07:05') })).statusCode).toBe(201);
  const again = await use(ana, id, { usedAt: at('17:32') });
  expect(again.statusCode).toBe(409);
  expect(errorOf(again)).toMatchObject({
    code: 'dose-too-often',
    message:
      'Você já registrou Comprimido da manhã 7 mg ontem às 07:05. Pela bula, este medicamento é tomado uma vez por dia. Confirme só se você tomou mesmo mais um.',
  });
  expect((await readBox(ana, id)).currentQuantity).toBe(28);
  expect((await use(ana, id, { usedAt: at('17:32'), confirmOften: true })).statusCode).toBe(201);
  expect((await use(ana, id)).statusCode).toBe(201);
});

test('a tablet from the box is asked about after the dose of the plan, and a dose after one from the box', async () => {
  const ana = await house.patient();
  const { id, productId } = await tablets(ana);
  const planId = await plan(ana, { productId });
  const dose = (daysAgo: number) => ({
    planId,
    plannedAt: at('07:00', daysAgo),
    takenAt: at('07:10', daysAgo),
  });
  expect((await take(ana, dose(1))).statusCode).toBe(201);
  expect(errorOf(await use(ana, id, { usedAt: at('17:32') })).message).toContain('ontem às 07:10');

  // Of another product, of which the plan knows nothing.
  const other = await openBox(ana, 30, { customName: 'Rybelsus 3 mg' });
  expect((await use(ana, other.id, { usedAt: at('06:00', 3) })).statusCode).toBe(201);
  expect(errorOf(await take(ana, dose(3))).message).toContain('Rybelsus 3 mg');
  expect((await take(ana, { ...dose(3), confirmOften: true })).statusCode).toBe(201);
  expect(errorOf(await take(ana, { planId, takenAt: at('20:00', 3) })).code).toBe('dose-too-often');
});

test('the dose of a day before counts for the day on which it was taken', async () => {
  const ana = await house.patient();
  const planId = await plan(ana, {});
  const late = { planId, plannedAt: at('07:00', 2), takenAt: at('06:00', 1) };
  expect((await take(ana, late)).statusCode).toBe(201);
  const next = { planId, plannedAt: at('07:00', 1), takenAt: at('07:00', 1) };
  expect(errorOf(await take(ana, next)).code).toBe('dose-too-often');
});

test('one that was taken back or skipped is no tablet of the day', async () => {
  const ana = await house.patient();
  const { id, productId } = await tablets(ana);
  const planId = await plan(ana, { productId });
  await ana.call('POST', '/api/doses/skip', {
    payload: { planId, plannedAt: at('07:00'), reason: 'Enjoo' },
  });
  const first = await use(ana, id, { usedAt: at('08:00') });
  expect(first.statusCode).toBe(201);
  await ana.call('DELETE', `/api/usage/${first.json<{ data: { id: string } }>().data.id}`, { payload: {} });
  expect((await use(ana, id, { usedAt: at('09:00') })).statusCode).toBe(201);
});

test('a plan or a box of two a day is asked about from the third on', async () => {
  const ana = await house.patient();
  const planId = await plan(ana, { scheduledTimes: ['07:00', '19:00'], timesPerDay: 2 });
  const dose = (time: string) => take(ana, { planId, plannedAt: at(time), takenAt: at(time) });
  expect([(await dose('07:00')).statusCode, (await dose('19:00')).statusCode]).toEqual([201, 201]);
  expect((await take(ana, { planId, takenAt: at('21:00') })).statusCode).toBe(409);

  const bia = await house.patient();
  const { id } = await tablets(bia, { frequencyTimes: 2, frequencyPer: 'day' });
  const tick = (number: number) => use(bia, id, { doseOfDay: { number, of: 2 } });
  expect([(await tick(1)).statusCode, (await tick(2)).statusCode]).toEqual([201, 201]);
  expect((await use(bia, id)).statusCode).toBe(409);
});

test('of two presses at once only one is let through', FIRST_TRY, async () => {
  const ana = await house.patient();
  const { id } = await tablets(ana);
  const replies = await Promise.all(Array.from({ length: 5 }, () => use(ana, id)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('a tablet from elsewhere is asked about as well, and counts for the box', async () => {
  const ana = await house.patient();
  const { id, productId } = await tablets(ana);
  const elsewhere = (more: object = {}) =>
    ana.call('POST', '/api/usage/elsewhere', {
      payload: { name: 'Rybelsus', productId, unitType: 'tablets', quantityUsed: 1, ...more },
    });
  expect((await elsewhere({ usedAt: at('08:00') })).statusCode).toBe(201);
  expect((await use(ana, id, { usedAt: at('12:00') })).statusCode).toBe(409);
  expect(errorOf(await elsewhere({ usedAt: at('12:00') })).code).toBe('dose-too-often');
  expect((await elsewhere({ usedAt: at('12:00'), confirmOften: true })).statusCode).toBe(201);
});

test('other medicines, and an injection kept as a box, are not asked about', async () => {
  const ana = await house.patient();
  const boxes = [
    await openBox(ana, 20),
    await openBox(ana, 20, { customName: 'Ozempic', unitType: 'ampoules' }),
  ];
  for (const { id } of boxes) {
    const [morning, evening] = [{ usedAt: at('07:00') }, { usedAt: at('19:00') }];
    expect([(await use(ana, id, morning)).statusCode, (await use(ana, id, evening)).statusCode]).toEqual([
      201, 201,
    ]);
  }
  expect((await use(ana, (await tablets(ana)).id)).statusCode).toBe(201);
});

test(
  'of two tablets recorded at once, from two boxes or elsewhere, the second is asked about',
  FIRST_TRY,
  async () => {
    const ana = await house.patient();
    const productId = await someProduct(ana, 'rybelsus');
    const one = await tablets(ana);
    const other = await tablets(ana, { customName: 'Outra caixa' });
    const elsewhere = (usedAt: string) =>
      ana.call('POST', '/api/usage/elsewhere', {
        payload: { productId, name: 'Rybelsus', unitType: 'tablets', quantityUsed: 1, usedAt },
      });
    for (const daysAgo of [1, 2, 3, 4, 5]) {
      const usedAt = at('07:00', daysAgo);
      const replies = await Promise.all([
        use(ana, one.id, { usedAt }),
        use(ana, other.id, { usedAt }),
        elsewhere(usedAt),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    }
  },
);

test('a tablet after an injection is asked about once, and an injection after a tablet', async () => {
  const ana = await house.patient();
  const { id } = await tablets(ana);
  const pen = await addPen(ana, { inUseDays: 90 });
  await apply(ana, pen.id, { datetime: at('08:00', 9) });
  const first = await use(ana, id, { usedAt: at('07:00', 3) });
  expect(errorOf(first)).toMatchObject({
    code: 'dose-too-often',
    message: expect.stringMatching(
      /^A sua última aplicação foi de Ozempic, em \d\d\/\d\d às 08:00, e ainda pode haver dela no corpo\./,
    ),
  });
  expect((await use(ana, id, { usedAt: at('07:00', 3), confirmOften: true })).statusCode).toBe(201);
  expect((await use(ana, id, { usedAt: at('07:00', 2) })).statusCode).toBe(201);

  const injected = { datetime: at('08:00'), confirmDose: true };
  expect(errorOf(await tryApply(ana, pen.id, injected))).toMatchObject({
    code: 'other-molecule',
    message: expect.stringMatching(
      /^O seu último comprimido foi de Rybelsus.*, e ainda pode haver dele no corpo\.$/,
    ),
  });
  const meant = await tryApply(ana, pen.id, { ...injected, confirmSwitch: true });
  expect(meant.statusCode, meant.body).toBe(201);
});

test('an injection after a planned tablet that no box gave is asked about too', async () => {
  const ana = await house.patient();
  const planId = await plan(ana, {});
  const taken = { planId, plannedAt: at('07:00'), takenAt: at('07:10') };
  expect((await take(ana, taken)).statusCode).toBe(201);
  const pen = await addPen(ana, { inUseDays: 90 });
  const injected = await tryApply(ana, pen.id, { confirmDose: true });
  expect(errorOf(injected)).toMatchObject({
    code: 'other-molecule',
    message: expect.stringContaining('O seu último comprimido foi de Rybelsus') as string,
  });
  expect((await tryApply(ana, pen.id, { confirmDose: true, confirmSwitch: true })).statusCode).toBe(201);
});

test('two tablets of a GLP-1 at once are asked about, unless the box says two a dose', async () => {
  const ana = await house.patient();
  const { id } = await tablets(ana);
  const two = await use(ana, id, { quantityUsed: 2 });
  expect(errorOf(two)).toMatchObject({
    code: 'dose-too-often',
    message: expect.stringContaining('Você está registrando mais de uma dose de uma vez.') as string,
  });
  expect((await use(ana, id, { quantityUsed: 2, confirmOften: true })).statusCode).toBe(201);
  const bia = await house.patient();
  const double = await tablets(bia, { unitsPerDose: 2, frequencyTimes: 1, frequencyPer: 'day' });
  expect((await use(bia, double.id, { quantityUsed: 2 })).statusCode).toBe(201);
});
