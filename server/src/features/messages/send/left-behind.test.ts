import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Patient, TestDatabase } from '../../../testing/test-app.ts';
import { createPatient, testDatabase } from '../../../testing/test-app.ts';
import { messages } from '../table.ts';
import { settleLeftBehind } from './settle-left-behind.ts';
import { whileAlive } from './while-alive.ts';

let database: TestDatabase;
let owner: Pick<Patient, 'id'>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  owner = await createPatient(database.db);
});

const NOW = new Date('2026-11-16T11:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

function underWay(claimedBy: number, change: Partial<typeof messages.$inferInsert> = {}) {
  return database.db.insert(messages).values({
    userId: owner.id,
    channel: 'sms',
    type: 'medications',
    title: 'Hora da sua dose',
    body: '',
    priority: 'high',
    sendAt: NOW,
    usefulUntil: after(120),
    state: 'sending',
    attempts: 1,
    claimedAt: NOW,
    claimedBy,
    ...change,
  });
}
const stateAt = async (minute: number) => {
  await settleLeftBehind(database.db, after(minute));
  const [row] = await database.db.select().from(messages).where(eq(messages.userId, owner.id));
  return row!.state;
};

test('a message of a sender that died is tried once more, after a minute', async () => {
  await underWay(1);
  expect(await stateAt(0.9)).toBe('sending');
  expect(await stateAt(1.1)).toBe('retrying');
});

test('a clock that jumps three hours takes no message from a sender that lives', async () => {
  await whileAlive(database.db, async (run) => {
    await underWay(run);
    expect(await stateAt(100)).toBe('sending');
    expect(await stateAt(-180)).toBe('sending');
  });
  expect(await stateAt(100)).toBe('retrying');
});

test.each([
  ['one that was sent twice already', { mayHaveArrived: true }, 'repeated'],
  ['one whose time has passed', { usefulUntil: after(1) }, 'unconfirmed'],
])('%s is not sent again', async (_, change, state) => {
  await underWay(1, change);
  expect(await stateAt(2)).toBe(state);
});

test('a message that waits for another try past its time is not sent', async () => {
  await underWay(1, { state: 'retrying', usefulUntil: after(1) });
  expect(await stateAt(0.5)).toBe('retrying');
  expect(await stateAt(2)).toBe('expired');
});
