import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { arePensWhole } from './shared/are-pens-whole.ts';
import { pens } from './table.ts';

const DOSES = 70;

let house: SharedApp;
let ana: Patient;
let penId: string;
let applications: { id: string }[];

const hour = (n: number) => new Date(Date.parse('2026-02-01T12:00:00Z') + n * 3_600_000).toISOString();

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
  penId = (await addPen(ana)).id;
  applications = [];
  for (let n = 0; n < DOSES; n += 1)
    applications.push(await apply(ana, penId, { datetime: hour(n), doseMg: 0.01, confirmEarly: true }));
});

const checkpointAt = async () => {
  const [pen] = await house.db.select().from(pens).where(eq(pens.id, penId));
  return pen!.checkpoint?.at ?? null;
};
const remaining = async () => (await readPen(ana, penId)).remainingMg;
const change = (n: number, payload: object) =>
  ana.call('PUT', `/api/applications/${applications[n]!.id}`, {
    payload: { confirmEarly: true, confirmExpired: true, ...payload },
  });

test('a pen with many doses keeps a checkpoint among them, and holds what its ledger says', async () => {
  expect(await checkpointAt()).toBe(hour(40));
  expect(await remaining()).toBeCloseTo(4 - DOSES * 0.01, 4);
  expect(await arePensWhole(house.db, ana.id)).toBe(true);
});

test('a dose changed, moved or deleted on either side of the checkpoint counts', async () => {
  await change(5, { doseMg: 0.02 });
  await change(68, { doseMg: 0.03 });
  // From after the checkpoint to before it, and the other way.
  await change(65, { datetime: hour(1.5) });
  await change(3, { datetime: hour(66.5) });
  await ana.call('DELETE', `/api/applications/${applications[2]!.id}`);
  await ana.call('DELETE', `/api/applications/${applications[69]!.id}`);
  expect(await remaining()).toBeCloseTo(4 - (DOSES - 2) * 0.01 - 0.01 - 0.02, 4);
  expect(await arePensWhole(house.db, ana.id)).toBe(true);
});

test('more than there is left is refused after the checkpoint and before it', async () => {
  const before = await remaining();
  expect((await change(67, { doseMg: 4 })).statusCode).toBe(409);
  expect((await change(4, { doseMg: 4 })).statusCode).toBe(409);
  expect(await remaining()).toBe(before);
});

test('a checkpoint that says something else than the ledger is found', async () => {
  const [pen] = await house.db.select().from(pens).where(eq(pens.id, penId));
  await house.db
    .update(pens)
    .set({ checkpoint: { ...pen!.checkpoint!, open: 1 } })
    .where(eq(pens.id, penId));
  expect(await arePensWhole(house.db, ana.id)).toBe(false);
});
