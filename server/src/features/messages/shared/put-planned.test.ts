import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Patient, TestApp } from '../../../testing/test-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import { messages, messageTopics } from '../table.ts';
import type { PlannedMessage } from './put-planned.ts';
import { putPlanned } from './put-planned.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const NOW = new Date('2026-11-16T11:00:30Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

function planned(change: Partial<PlannedMessage> = {}): PlannedMessage {
  return {
    channel: 'email',
    type: 'medications',
    title: 'Hora da sua dose',
    body: 'Abra o Leveza para registrar.',
    link: '/dashboard',
    isAnswerable: true,
    priority: 'high',
    sendAt: after(30),
    usefulUntil: after(90),
    topics: [{ what: 'dose:a:2026-11-16T08:30', plannedAt: after(30), nth: 0 }],
    ...change,
  };
}

const kept = (patient: Patient) =>
  house.db.select().from(messages).where(eq(messages.userId, patient.id)).orderBy(messages.sendAt);
const wakes = async () => {
  const { rows } = await house.db.execute<{ key: string }>(
    sql`delete from pgboss.job where name = 'send-messages' returning singleton_key as key`,
  );
  return rows.map(({ key }) => key).toSorted();
};

test('a message is kept with its topics, and put again it stays one', async () => {
  const ana = await house.patient();
  await putPlanned(house.db, ana.id, [planned()], NOW);
  await putPlanned(house.db, ana.id, [planned({ title: 'Outra vez' })], NOW);
  expect(await kept(ana)).toMatchObject([
    {
      title: 'Hora da sua dose',
      state: 'planned',
      sendAt: after(30),
      usefulUntil: after(90),
      isAnswerable: true,
      attempts: 0,
    },
  ]);
  expect(await house.db.$count(messageTopics, eq(messageTopics.userId, ana.id))).toBe(1);
});

test('another channel, a repeat and another patient are messages of their own', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  const again = planned({ topics: [{ ...planned().topics[0]!, nth: 1 }] });
  await putPlanned(house.db, ana.id, [planned(), planned({ channel: 'sms' }), again], NOW);
  await putPlanned(house.db, bia.id, [planned()], NOW);
  expect(await kept(ana)).toHaveLength(3);
  expect(await kept(bia)).toHaveLength(1);
});

test('a moment that has passed is now', async () => {
  const ana = await house.patient();
  await putPlanned(house.db, ana.id, [planned({ sendAt: after(-60) })], NOW);
  expect(await kept(ana)).toMatchObject([{ sendAt: NOW }]);
});

test('near messages wake the sender once a minute, and later ones are left to the job of every minute', async () => {
  await wakes();
  for (const patient of [await house.patient(), await house.patient()]) {
    const near = [0, 1, 1.2, 2, 30].map((minutes) =>
      planned({ sendAt: after(minutes), topics: [{ what: 'box:a:low', plannedAt: after(minutes), nth: 0 }] }),
    );
    await putPlanned(house.db, patient.id, near, NOW);
  }
  expect(await wakes()).toEqual(['2026-11-16T11:02:00.000Z', '2026-11-16T11:03:00.000Z', 'now']);
});
