import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { tellPurchases } from './tell-purchase.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('covered doses, the day to buy by, the receita and the cost', async () => {
  const bia = await house.patient();
  const pen = await addPen(bia, { purchaseDate: dayFromToday(-3) });
  await apply(bia, pen.id, { datetime: daysAgo(1) });
  await bia.call('POST', '/api/prescriptions', {
    payload: { issuedOn: dayFromToday(-60), product: 'Ozempic' },
  });
  const supply = async () => (await bia.call('GET', '/api/pens/supply')).json<{ data: object }>().data;
  // Three doses left, the first in six days: the last in twenty, the first without a pen in twenty-seven.
  expect(await supply()).toMatchObject({
    dosesLeft: 3,
    doseMg: 1,
    runsOutOn: dayFromToday(27),
    buyBy: dayFromToday(17),
    leadDays: 10,
    prescriptionLastDay: dayFromToday(30),
    costPerDose: 245,
    costPerMonth: 1050,
  });
  await bia.call('PUT', '/api/applications/settings', {
    payload: { intervalDays: null, purchaseLeadDays: 28 },
  });
  expect(await supply()).toMatchObject({ buyBy: dayFromToday(-1) });

  const told = async () => {
    const reply = await bia.call('GET', '/api/notifications');
    return reply
      .json<{ data: { title: string }[] }>()
      .data.filter(({ title }) => title.startsWith('Hora de renovar'));
  };
  await tellPurchases(house.db, new Date());
  await tellPurchases(house.db, new Date());
  expect(await told()).toHaveLength(1);
});

const mounjaro = (mg: number) => ({
  catalogId: `mounjaro-${String(mg).replace('.', '')}`,
  medicationName: 'Mounjaro',
  activeIngredient: 'Tirzepatida',
  manufacturer: 'Eli Lilly',
  totalVolume: 0.5,
  concentrationMgMl: mg * 2,
  currentDoseMg: mg,
});

test('only pens that give the dose in use cover doses; a strength left over is told apart', async () => {
  const eva = await house.patient();
  const supply = async () => (await eva.call('GET', '/api/pens/supply')).json<{ data: object }>().data;
  const [first, second, third] = [mounjaro(2.5), mounjaro(5), mounjaro(5)];
  await apply(eva, (await addPen(eva, first)).id, { doseMg: 2.5, datetime: daysAgo(15) });
  await apply(eva, (await addPen(eva, second)).id, { doseMg: 5, datetime: daysAgo(8) });
  const left = await addPen(eva, third);
  for (const _ of [1, 2]) await addPen(eva, mounjaro(2.5));
  const others = [{ dosesMg: [2.5], presentation: 'single-dose-pen', count: 2 }];
  // One dose of 5 mg for the one of yesterday; the next, in six days, is without a pen.
  expect(await supply()).toMatchObject({ dosesLeft: 1, doseMg: 5, runsOutOn: dayFromToday(6), others });
  await apply(eva, left.id, { doseMg: 5, datetime: daysAgo(1) });
  expect(await supply()).toMatchObject({
    dosesLeft: 0,
    lastCoveredDoseAt: null,
    runsOutOn: dayFromToday(6),
    others,
  });
});

test('who keeps no pens here is not told to buy one', async () => {
  const bia = await house.patient();
  await bia.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: [{ datetime: daysAgo(6), doseMg: 1 }],
    },
  });
  await tellPurchases(house.db, new Date());
  expect((await bia.call('GET', '/api/notifications')).json<{ data: object[] }>().data).toEqual([]);
});
