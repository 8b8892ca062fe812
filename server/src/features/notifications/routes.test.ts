import type { listNotifications, Notification } from '@leveza/contract/notifications.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Headline } from '@leveza/contract/dashboard.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { notify } from './shared/notify.ts';
import { notifications } from './table.ts';

let house: TestApp;
let ana: Patient;
let bia: Patient;

beforeAll(async () => {
  house = await testApp();
});

beforeEach(async () => {
  ana = await house.patient('Ana');
  bia = await house.patient('Bia');
});

const tell = (patient: Patient, title: string) =>
  notify(house.db, patient.id, {
    kind: 'stock',
    title,
    body: 'Restam 2 doses.',
    place: { to: '/medications', search: {} },
  });

async function listOf(patient: Patient, query = '') {
  const reply = await patient.call('GET', `/api/notifications${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply<typeof listNotifications>>();
}

async function unreadOf(patient: Patient): Promise<number> {
  const reply = await patient.call('GET', '/api/dashboard/headline');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Headline }>().data.unreadNotifications;
}

const markRead = (patient: Patient, id: string) => patient.call('PUT', `/api/notifications/${id}/read`);

test('a patient who was told nothing has an empty list and an honest header', async () => {
  expect(await listOf(ana)).toMatchObject({ data: [], unread: 0, pagination: { total: 0, totalPages: 0 } });
  const reply = await ana.call('GET', '/api/dashboard/headline');
  expect(reply.json()).toEqual({
    success: true,
    data: {
      nextDoseAt: null,
      nextDoseName: null,
      nextDoseLateAt: null,
      talkToPrescriber: false,
      totalLossKg: null,
      unreadNotifications: 0,
    },
  });
});

test('the newest comes first, in pages, with all that is unread counted', async () => {
  for (const title of ['um', 'dois', 'três']) await tell(ana, title);

  const first = await listOf(ana, '?limit=2');
  expect(first.data.map(({ title }) => title)).toEqual(['três', 'dois']);
  expect(first).toMatchObject({
    unread: 3,
    pagination: { page: 1, limit: 2, total: 3, totalPages: 2 },
  });
  const second = await listOf(ana, '?limit=2&page=2');
  expect(second.data.map(({ title }) => title)).toEqual(['um']);
  expect(second.data[0]).toEqual({
    id: expect.any(String) as string,
    kind: 'stock',
    title: 'um',
    body: 'Restam 2 doses.',
    link: '/medications',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    readAt: null,
  });
});

test('reading one counts it once and keeps the first time', async () => {
  const id = await tell(ana, 'um');
  await tell(ana, 'dois');

  const reply = await markRead(ana, id);
  expect(reply.statusCode).toBe(200);
  const { readAt } = reply.json<{ data: Notification }>().data;
  expect(readAt).not.toBeNull();
  expect(await unreadOf(ana)).toBe(1);

  const again = await markRead(ana, id);
  expect(again.json<{ data: Notification }>().data.readAt).toBe(readAt);
  expect(await unreadOf(ana)).toBe(1);
});

test("another patient's notification does not exist", async () => {
  const id = await tell(ana, 'um');
  expect((await listOf(bia)).data).toEqual([]);
  expect((await markRead(bia, id)).statusCode).toBe(404);
  expect(await unreadOf(ana)).toBe(1);
});

test('reading all touches only what is one’s own', async () => {
  await tell(ana, 'um');
  await tell(ana, 'dois');
  await tell(bia, 'da Bia');

  const reply = await ana.call('PUT', '/api/notifications/read');
  expect(reply.json()).toEqual({ success: true, data: { marked: 2 } });
  expect(await unreadOf(ana)).toBe(0);
  expect(await unreadOf(bia)).toBe(1);
  expect((await ana.call('PUT', '/api/notifications/read')).json()).toMatchObject({ data: { marked: 0 } });
});

test('a change that is given up told nobody', async () => {
  const change = house.db.transaction(async (tx) => {
    await notify(tx, ana.id, { kind: 'info', title: 'um', body: '', place: null });
    throw new Error('given up');
  });
  await expect(change).rejects.toThrow('given up');
  expect(await unreadOf(ana)).toBe(0);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a link never leaves Leveza: %s',
  async (link) => {
    const row = { userId: ana.id, kind: 'info', title: 'um', body: '', link } as const;
    const told = house.db.insert(notifications).values(row);
    await expect(told).rejects.toMatchObject({ cause: { constraint: 'notifications_link_inside' } });
  },
);

test('they go with the account', async () => {
  await tell(ana, 'um');
  await house.db.delete(users).where(eq(users.id, ana.id));
  expect(await house.db.$count(notifications, eq(notifications.userId, ana.id))).toBe(0);
});
