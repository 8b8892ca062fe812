import type { Today } from '@leveza/contract/dashboard.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const heldSince = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data.doseHeldSince;

async function feel(patient: Patient, datetime: string, yes: string[]): Promise<string> {
  const payload = { effectType: 'abdominal_pain', intensity: 4, datetime, answers: { yes, no: [] } };
  const reply = await patient.call('POST', '/api/side-effects', { payload });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ data: { id: string } }>().data.id;
}

test('a sign of an inflamed pancreas holds the next dose for three days, or until its record is taken back', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  await feel(ana, hoursAgo(73), ['pain-persists']);
  await feel(ana, hoursAgo(2), ['fever']);
  expect(await heldSince(ana)).toBeNull();
  const felt = hoursAgo(3);
  const id = await feel(ana, felt, ['fever', 'pain-persists']);
  expect(await heldSince(ana)).toBe(felt);
  expect(await heldSince(bia)).toBeNull();
  await ana.call('DELETE', `/api/side-effects/${id}`);
  expect(await heldSince(ana)).toBeNull();
});
