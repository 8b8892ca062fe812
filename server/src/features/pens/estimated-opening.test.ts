import { addDays } from '@leveza/domain/time/days.ts';
import { beforeEach, expect, test } from 'vitest';
import { dayFromToday, dayOf } from '../../testing/day.ts';
import { addPen, apply, penLedger, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;

beforeEach(async () => {
  house ??= await sharedApp();
  ana = await house.patient('Ana');
});

const noonOf = (days: number) => `${dayFromToday(days)}T12:00:00-03:00`;
const inUse = (dosesUsed: number) => addPen(ana, { dosesUsed, purchaseDate: dayFromToday(0) });

async function expectOpened(id: string, days: number): Promise<void> {
  const { openedAt, usableUntil, inUseDays, purchaseDate } = await readPen(ana, id);
  expect({ opened: openedAt && dayOf(openedAt), usableUntil, purchaseDate }).toEqual({
    opened: dayFromToday(days),
    usableUntil: addDays(dayFromToday(days), inUseDays!),
    purchaseDate: dayFromToday(days),
  });
}

test('an estimated opening follows the newest recorded dose, through its change and its deletion', async () => {
  const { id } = await inUse(2);
  await expectOpened(id, -7);
  const dose = await apply(ana, id, { datetime: noonOf(-5) });
  await expectOpened(id, -12);
  const opening = (await penLedger(ana, id)).find(({ kind }) => kind === 'opening');
  expect(opening && dayOf(opening.happenedAt)).toBe(dayFromToday(-12));
  await ana.call('PUT', `/api/applications/${dose.id}`, {
    payload: { datetime: noonOf(-3), confirmEarly: true, confirmExpired: true },
  });
  await expectOpened(id, -10);
  await ana.call('DELETE', `/api/applications/${dose.id}`);
  await expectOpened(id, -7);
});

test.each([
  ['oldest first', [-17, -10, -3], -17],
  ['newest first', [-3, -10, -17], -17],
  ['with a gap', [-3, -20], -20],
])('of several doses the newest counts, and none lies before the opening: %s', async (_, days, expected) => {
  const { id } = await inUse(3);
  for (const day of days) await apply(ana, id, { datetime: noonOf(day) });
  await expectOpened(id, expected);
});

test('a dose that comes after those counted at entry moves nothing', async () => {
  const { id } = await inUse(2);
  await apply(ana, id, { datetime: new Date().toISOString() });
  await expectOpened(id, -7);
});

test('a day of opening that was typed stays', async () => {
  const { id } = await addPen(ana, { dosesUsed: 2, purchaseDate: dayFromToday(-9), openedAt: noonOf(-9) });
  await apply(ana, id, { datetime: noonOf(-5) });
  const { openedAt, purchaseDate } = await readPen(ana, id);
  expect([dayOf(openedAt!), purchaseDate]).toEqual([dayFromToday(-9), dayFromToday(-9)]);
});

test('a dose that moves to another pen leaves the estimate of the first one', async () => {
  const { id } = await inUse(2);
  const other = await addPen(ana, { purchaseDate: dayFromToday(-30) });
  const dose = await apply(ana, id, { datetime: noonOf(-5) });
  const payload = { penId: other.id, confirmEarly: true, confirmExpired: true };
  expect((await ana.call('PUT', `/api/applications/${dose.id}`, { payload })).statusCode).toBe(200);
  await expectOpened(id, -7);
});

const OZEMPIC = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };

async function recordBefore(days: number, medicine: object = OZEMPIC): Promise<string> {
  const payload = {
    ...medicine,
    entries: [{ datetime: noonOf(days), doseMg: 1 }],
    confirmDose: true,
    confirmEarly: true,
    confirmSwitch: true,
  };
  const reply = await ana.call('POST', '/api/applications/past', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: { ids: string[] } }>().data.ids[0]!;
}

test('a dose recorded without a pen counts, before the pen is added and after it', async () => {
  await recordBefore(-5);
  const { id } = await inUse(2);
  await expectOpened(id, -12);
  const newer = await recordBefore(-1);
  await expectOpened(id, -8);
  await ana.call('DELETE', `/api/applications/${newer}`);
  await expectOpened(id, -12);
});

test('a dose of another medicine, or of an earlier treatment, says nothing of the pen', async () => {
  await recordBefore(-100);
  await recordBefore(-5, { catalogId: 'mounjaro-5', medicationName: 'Mounjaro' });
  const { id } = await inUse(2);
  await expectOpened(id, -7);
});
