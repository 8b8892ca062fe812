import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const mounjaro = (mg: number) => ({
  catalogId: `mounjaro-${String(mg).replace('.', '')}`,
  medicationName: 'Mounjaro',
  activeIngredient: 'Tirzepatida',
  manufacturer: 'Eli Lilly',
  totalVolume: 0.5,
  concentrationMgMl: mg * 2,
  currentDoseMg: mg,
});
const read = async <T>(patient: Patient, path: string) =>
  (await patient.call('GET', `/api${path}`)).json<{ data: T }>().data;

/** The suggestion of the form, and the dose that *Hoje* names. */
async function named(patient: Patient) {
  const { suggestion } = await read<{ suggestion: object }>(patient, '/applications/overview');
  return { suggestion, today: (await read<{ dose: object }>(patient, '/dashboard/today')).dose };
}

test('a pen left over or bought ahead is not the dose of today', async () => {
  const ana = await house.patient('Ana');
  const [low, high] = [await addPen(ana, mounjaro(2.5)), await addPen(ana, mounjaro(5))];
  await apply(ana, low.id, { doseMg: 2.5, datetime: daysAgo(14) });
  await apply(ana, high.id, { doseMg: 5, datetime: daysAgo(7) });
  await addPen(ana, mounjaro(2.5));
  expect(await named(ana)).toMatchObject({
    suggestion: { penId: null, doseMg: null, expectedDoseMg: 5, otherDosesMg: [2.5] },
    today: { medicationName: 'Mounjaro', doseMg: 5, otherDosesMg: [2.5] },
  });
  await addPen(ana, mounjaro(10));
  expect(await named(ana)).toMatchObject({ today: { doseMg: 5, otherDosesMg: [2.5, 10] } });
  const next = await addPen(ana, mounjaro(5));
  expect(await named(ana)).toMatchObject({
    suggestion: { penId: next.id, doseMg: 5, otherDosesMg: [] },
    today: { doseMg: 5, otherDosesMg: [] },
  });
});

test('after doses from before the app the pens of the last strength go on, not those the history was kept with', async () => {
  const bia = await house.patient('Bia');
  await bia.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'mounjaro-25',
      medicationName: 'Mounjaro',
      entries: [
        { datetime: daysAgo(35), doseMg: 2.5 },
        { datetime: daysAgo(7), doseMg: 5 },
      ],
    },
  });
  for (const _ of [1, 2]) await addPen(bia, mounjaro(2.5));
  expect(await named(bia)).toMatchObject({ suggestion: { penId: null, expectedDoseMg: 5 } });
  const pen = await addPen(bia, mounjaro(5));
  expect(await named(bia)).toMatchObject({ suggestion: { penId: pen.id, doseMg: 5 } });
});
