import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;

const SAXENDA = {
  catalogId: 'saxenda',
  medicationName: 'Saxenda',
  totalVolume: 3,
  concentrationMgMl: 6,
  currentDoseMg: 0.6,
};
const OZEMPIC = { catalogId: 'ozempic-025-05', totalVolume: 1.5, currentDoseMg: 0.25 };

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const read = async <T>(patient: Patient, path: string) =>
  (await patient.call('GET', `/api${path}`)).json<{ data: T }>().data;

/** The dose that the form, Aplicações and Hoje name. */
async function named(patient: Patient) {
  const { suggestion } = await read<{ suggestion: { doseMg: number | null; expectedDoseMg: number | null } }>(
    patient,
    '/applications/overview',
  );
  const { dose } = await read<{ dose: { doseMg: number } | null }>(patient, '/dashboard/today');
  return { form: suggestion.doseMg, lead: suggestion.expectedDoseMg, today: dose?.doseMg ?? null };
}

beforeAll(async () => {
  house = await sharedApp();
});

test('a raised dose goes on, on every screen and in every count, until the pen is given another one', async () => {
  const ana = await house.patient('Ana');
  const pen = await addPen(ana, SAXENDA);
  await apply(ana, pen.id, { doseMg: 0.6, datetime: daysAgo(1) });
  expect(await named(ana)).toEqual({ form: 0.6, lead: 0.6, today: 0.6 });
  await apply(ana, pen.id, { doseMg: 1.2, datetime: daysAgo(0) });
  expect(await named(ana)).toEqual({ form: 1.2, lead: 1.2, today: 1.2 });
  // 16,2 mg are left: 13 doses of 1,2 mg, where 27 of 0,6 would be.
  expect(await readPen(ana, pen.id)).toMatchObject({ countedDoseMg: 1.2, dosesLeft: 13 });
  expect(await read(ana, '/pens/supply')).toMatchObject({ dosesLeft: 13, doseMg: 1.2 });

  await ana.call('PUT', `/api/pens/${pen.id}`, { payload: { currentDoseMg: 1.8 } });
  expect(await named(ana)).toEqual({ form: 1.8, lead: 1.8, today: 1.8 });
  expect(await read(ana, '/pens/supply')).toMatchObject({ dosesLeft: 9, doseMg: 1.8 });
  // Back to the dose the pen was added with, as the doctor may say.
  await ana.call('PUT', `/api/pens/${pen.id}`, { payload: { currentDoseMg: 0.6 } });
  expect(await named(ana)).toEqual({ form: 0.6, lead: 0.6, today: 0.6 });
  expect(await readPen(ana, pen.id)).toMatchObject({ countedDoseMg: 0.6, dosesLeft: 27 });
  expect(await read(ana, '/pens/supply')).toMatchObject({ dosesLeft: 27, doseMg: 0.6 });
});

test('a slip is named nowhere, with and without a pen at home', async () => {
  const bia = await house.patient('Bia');
  const pen = await addPen(bia, OZEMPIC);
  await apply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(7) });
  await apply(bia, pen.id, { doseMg: 1.5, datetime: daysAgo(0) });
  expect(await named(bia)).toEqual({ form: 0.25, lead: 0.25, today: 0.25 });
  await bia.call('DELETE', `/api/pens/${pen.id}`);
  expect(await named(bia)).toEqual({ form: null, lead: null, today: null });
});

test('doses written down after the first pen say more than the dose it was added with', async () => {
  const eva = await house.patient('Eva');
  const pen = await addPen(eva, OZEMPIC);
  for (const [days, doseMg] of [
    [21, 0.25],
    [14, 0.5],
    [7, 0.5],
  ] as const) {
    await apply(eva, pen.id, { doseMg, datetime: daysAgo(days) });
  }
  expect(await named(eva)).toEqual({ form: 0.5, lead: 0.5, today: 0.5 });
  expect(await readPen(eva, pen.id)).toMatchObject({ countedDoseMg: 0.5 });
});
