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
