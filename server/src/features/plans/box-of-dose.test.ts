import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const plannedAt = instantAt(YESTERDAY, '08:00', DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await testApp();
});

async function addPlan(patient: Patient, productId: string): Promise<Plan> {
  const payload = { ...PLAN, productId, startDate: addDays(TODAY, -10) };
  return (await patient.call('POST', '/api/plans', { payload })).json<{ data: Plan }>().data;
}

const take = (patient: Patient, { id: planId }: Plan) =>
  patient.call('POST', '/api/doses', { payload: { planId, plannedAt } });

test('a box that has expired gives no dose while another one can, and is not counted', async () => {
  const patient = await house.patient();
  await openBox(patient, 10, { expiryDate: addDays(TODAY, -30) });
  const good = await openBox(patient, 6, { expiryDate: addDays(TODAY, 300), confirmSecondOpen: true });
  const plan = await addPlan(patient, good.productId);
  expect(plan.stock).toMatchObject({ dosesLeft: 6 });
  expect((await take(patient, plan)).json()).toMatchObject({ stock: { inventoryId: good.id, remaining: 5 } });
});

test('a second device hears which box a dose came out of', async () => {
  const patient = await house.patient();
  const box = await openBox(patient, 10);
  const plan = await addPlan(patient, box.productId);
  await take(patient, plan);
  expect((await take(patient, plan)).json()).toMatchObject({ stock: { inventoryId: box.id, remaining: 9 } });
});
