import type { Today } from '@leveza/contract/dashboard.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
type Held = Pick<Today, 'doseHold'>;
const read = async (patient: Patient, path: string) =>
  (await patient.call('GET', `/api/${path}`)).json<{ data: Held }>().data.doseHold;

/** The same on *Hoje* and among the applications. */
async function heldSince(patient: Patient) {
  const held = await read(patient, 'dashboard/today');
  expect(await read(patient, 'applications/overview')).toEqual(held);
  return held?.since ?? null;
}

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
