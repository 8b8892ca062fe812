import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { OZEMPIC_1, addPen, apply, penLedger, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const BOX = { catalogId: 'mounjaro-5', totalVolume: 2, concentrationMgMl: 10, units: 4, currentDoseMg: 5 };
const noonOf = (days: number) => `${dayFromToday(days)}T12:00:00-03:00`;
const written = (days: number) => dayFromToday(days).split('-').toReversed().join('/');
const refusal = (days: number) => ({
  error: expect.objectContaining({
    fields: { purchaseDate: `Já estava aberta em ${written(days)}. Confira as duas datas.` },
  }),
});

test('a purchase after the opening is refused at its field', async () => {
  const payload = { ...OZEMPIC_1, purchaseDate: dayFromToday(0), openedAt: noonOf(-15) };
  const reply = await ana.call('POST', '/api/pens', { payload });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject(refusal(-15));
  const pen = await addPen(ana, { purchaseDate: dayFromToday(-15), openedAt: noonOf(-15) });
  const later = await ana.call('PUT', `/api/pens/${pen.id}`, { payload: { purchaseDate: dayFromToday(-3) } });
  expect(later.json()).toMatchObject(refusal(-15));
  expect(await readPen(ana, pen.id)).toMatchObject({ purchaseDate: dayFromToday(-15) });
});

test('a pen in use that the form calls bought today was bought when its doses began', async () => {
  const pen = await addPen(ana, { dosesUsed: 3, purchaseDate: dayFromToday(0) });
  expect(pen.purchaseDate).toBe(dayFromToday(-14));
  const lines = (await penLedger(ana, pen.id)).map(({ kind, reason }) => [kind, reason]);
  expect(lines.slice(-2)).toEqual([
    ['opening', 'Dia estimado pelas doses'],
    ['purchase', null],
  ]);
  const typed = await addPen(ana, { dosesUsed: 3, purchaseDate: dayFromToday(-20) });
  expect(typed.purchaseDate).toBe(dayFromToday(-20));
});

test.each([
  ['one dose', { dosesUsed: 1 }, 0, [-2], -2],
  ['three doses, the newest first', { dosesUsed: 3 }, 0, [-2, -9, -16], -16],
  ['a box of single-dose pens', { ...BOX, dosesUsed: 1 }, 0, [-2], -2],
  ['a day that was typed stays', { dosesUsed: 1 }, -1, [-3], -1],
])('doses written down from it later move that day back: %s', async (_, used, bought, doses, expected) => {
  const pen = await addPen(ana, { ...used, purchaseDate: dayFromToday(bought) });
  for (const day of doses) await apply(ana, pen.id, { datetime: noonOf(day) });
  expect((await readPen(ana, pen.id)).purchaseDate).toBe(dayFromToday(expected));
});

test('a sealed pen keeps the day of purchase that was given with it', async () => {
  const pen = await addPen(ana, { purchaseDate: dayFromToday(0) });
  await apply(ana, pen.id, { datetime: noonOf(-2) });
  expect((await readPen(ana, pen.id)).purchaseDate).toBe(dayFromToday(0));
});
