import type { Today } from '@leveza/contract/dashboard.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());

async function aPlan(ana: Patient, change: object): Promise<string> {
  const plan = { ...PLAN, scheduledTimes: ['00:00'], startDate: addDays(TODAY, -1), ...change };
  return (await ana.call('POST', '/api/plans', { payload: plan })).json<{ data: { id: string } }>().data.id;
}

const dosesOf = async (ana: Patient) =>
  (await ana.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data.doses;
const namesOf = async (ana: Patient) => (await dosesOf(ana)).map(({ name }) => name);

async function tick(ana: Patient, name: string): Promise<void> {
  const { planId, plannedAt } = (await dosesOf(ana)).find((dose) => dose.name === name)!;
  const { statusCode } = await ana.call('POST', '/api/doses', {
    payload: { planId, plannedAt, confirmOften: true },
  });
  expect(statusCode, name).toBe(201);
}

test('a tick and its undo move no row: a second tap on the same spot is about the same medicine', async () => {
  const ana = await house.patient();
  await aPlan(ana, { name: 'Vitamina D3' });
  await aPlan(ana, { name: 'Ômega 3' });
  await aPlan(ana, { name: 'Zinco', scheduledTimes: ['23:59'], startDate: TODAY });
  const before = await namesOf(ana);
  expect(before).toEqual(['Vitamina D3', 'Ômega 3', 'Zinco']);
  for (const name of before) {
    await tick(ana, name);
    expect(await namesOf(ana), name).toEqual(before);
  }
  for (const { recordId, name } of await dosesOf(ana)) {
    await ana.call('DELETE', `/api/doses/${recordId}`);
    expect(await namesOf(ana), name).toEqual(before);
  }
});

test('a late dose of an earlier day keeps its row for the day it is taken on', async () => {
  const ana = await house.patient();
  const weekly = { frequency: 'weekly' };
  // Far back, so that only its rhythm says that it is late still.
  const monthly = { frequency: 'custom', intervalDays: 28, startDate: addDays(TODAY, -20) };
  await aPlan(ana, { name: 'Diária' });
  await aPlan(ana, { ...weekly, name: 'Semanal', startDate: addDays(TODAY, -2) });
  await aPlan(ana, { ...monthly, name: 'Mensal' });
  const before = ['Mensal', 'Semanal', 'Diária'];
  expect(await namesOf(ana)).toEqual(before);
  for (const name of before) {
    await tick(ana, name);
    expect(await namesOf(ana), name).toEqual(before);
  }
});
