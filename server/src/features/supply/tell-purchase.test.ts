import { randomUUID } from 'node:crypto';
import { addDays, daysBetween, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { tellPurchases } from './tell-purchase.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

async function runningOut(house: TestApp): Promise<Patient> {
  const patient = await house.patient();
  const pen = await addPen(patient, { catalogId: 'ozempic-1' });
  await apply(patient, pen.id, { datetime: new Date(Date.now() - DAY_MS).toISOString() });
  const payload = { intervalDays: null, purchaseLeadDays: 60 };
  expect((await patient.call('PUT', '/api/applications/settings', { payload })).statusCode).toBe(200);
  return patient;
}

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE);

test('the notice comes with the first hours of the day to buy by, in the zone of the patient', async () => {
  const house = await testApp();
  const patient = await runningOut(house);
  const supply = await patient.call('GET', '/api/pens/supply');
  const { runsOutOn } = supply.json<{ data: { runsOutOn: string } }>().data;
  const buyBy = dayFromToday(2);
  const payload = { intervalDays: null, purchaseLeadDays: daysBetween(buyBy, runsOutOn) };
  expect((await patient.call('PUT', '/api/applications/settings', { payload })).statusCode).toBe(200);

  await tellPurchases(house.db, at(addDays(buyBy, -1), '21:15'));
  await tellPurchases(house.db, at(addDays(buyBy, -1), '23:45'));
  expect(await noticesOf(patient)).toBe(0);
  await tellPurchases(house.db, at(buyBy, '00:15'));
  expect(await noticesOf(patient)).toBe(1);
});

const noticesOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/notifications'))
    .json<{ data: { title: string }[] }>()
    .data.filter(({ title }) => title.startsWith('Hora de renovar')).length;

test('a notice that fails costs nobody else theirs, and is not lost itself', FIRST_TRY, async () => {
  const house = await testApp();
  const patients = [await runningOut(house), await runningOut(house), await runningOut(house)];
  const [unlucky, ...others] = patients.toSorted((a, b) => a.id.localeCompare(b.id));
  const trigger = `refuse_${randomUUID().slice(0, 8)}`;
  await house.db.execute(
    sql.raw(`create function ${trigger}() returns trigger language plpgsql as $$ begin
      if new.user_id = '${unlucky!.id}' then raise exception 'refused'; end if;
      return new; end $$`),
  );
  await house.db.execute(
    sql.raw(
      `create trigger ${trigger} before insert on notifications for each row execute function ${trigger}()`,
    ),
  );
  await expect(tellPurchases(house.db, new Date())).rejects.toMatchObject({ name: 'SomeFailed' });
  expect(await noticesOf(unlucky!)).toBe(0);
  for (const other of others) expect(await noticesOf(other)).toBe(1);

  await house.db.execute(sql.raw(`drop trigger ${trigger} on notifications`));
  await Promise.all([tellPurchases(house.db, new Date()), tellPurchases(house.db, new Date())]);
  for (const patient of patients) expect(await noticesOf(patient)).toBe(1);
});
