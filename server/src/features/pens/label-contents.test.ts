import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { knownMigrations } from '../../db/migrate.ts';
import { addPen, apply, penLedger, readPen } from '../../testing/pens.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { arePensWhole } from './shared/are-pens-whole.ts';
import { settlePen } from './shared/ledger.ts';
import { findPen } from './shared/shelf.ts';
import { penMovements, pens } from './table.ts';

let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

/** A pen as it was stored before the labels were read: 1,34 mg/ml x 3 ml. */
async function oldPen(doses: number): Promise<string> {
  const { id } = await addPen(ana);
  await house.db.update(pens).set({ unitMg: 4.02 }).where(eq(pens.id, id));
  await settlePen(house.db, await findPen(house.db, ana.id, id));
  for (let week = 1; week <= doses; week += 1) {
    await apply(ana, id, { datetime: `2026-02-0${week}T12:00:00Z` });
  }
  return id;
}

const migrate = async () => {
  const { sql: steps } = knownMigrations().find((one) =>
    one.sql.some((step) => step.includes('"declared"')),
  )!;
  for (const step of steps) await house.db.execute(sql.raw(step));
  expect(await arePensWhole(house.db, ana.id)).toBe(true);
};

test('a stored pen takes the amount its label declares, and a spent one is empty', async () => {
  const [sealed, open, spent] = [await oldPen(0), await oldPen(1), await oldPen(4)];
  expect(await readPen(ana, spent)).toMatchObject({ remainingMg: 0.02 });
  await migrate();
  expect(await readPen(ana, sealed)).toMatchObject({ totalMg: 4, remainingMg: 4, status: 'sealed' });
  expect(await readPen(ana, open)).toMatchObject({ totalMg: 4, remainingMg: 3, openMg: 3, dosesLeft: 3 });
  expect(await readPen(ana, spent)).toMatchObject({ totalMg: 4, remainingMg: 0, status: 'empty' });
});

test('one with a correction keeps its amount, because the smaller one could be overdrawn', async () => {
  const id = await oldPen(1);
  await ana.call('PUT', `/api/pens/${id}`, { payload: { remainingVolume: 0 } });
  await migrate();
  expect(await readPen(ana, id)).toMatchObject({ totalMg: 4.02, remainingMg: 0, status: 'empty' });
});

test('a pen added in use says what it held, unless doses from before are already recorded', async () => {
  const ids = await Promise.all([addPen(ana), addPen(ana)]).then((added) => added.map(({ id }) => id));
  await apply(ana, ids[1]!, { datetime: '2026-02-01T12:00:00Z' });
  for (const id of ids) {
    const pen = await findPen(house.db, ana.id, id);
    await house.db.insert(penMovements).values({
      userId: ana.id,
      penId: id,
      kind: 'adjustment',
      mg: -2,
      happenedAt: new Date('2026-03-01T12:00:00Z'),
      reason: 'Já começada quando foi cadastrada',
    });
    await settlePen(house.db, pen);
  }
  await migrate();
  const kinds = await Promise.all(ids.map(async (id) => (await penLedger(ana, id))[0]!.kind));
  expect(kinds).toEqual(['start', 'adjustment']);
  await apply(ana, ids[0]!, { datetime: '2026-02-20T12:00:00Z' });
  expect(await readPen(ana, ids[0]!)).toMatchObject({ remainingMg: 2, dosesLeft: 2 });
});
