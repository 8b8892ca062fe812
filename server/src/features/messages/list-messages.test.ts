import type { Reply } from '@leveza/contract/endpoint.ts';
import type { listMessages } from '@leveza/contract/messages/log.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { runJob } from '../../testing/jobs.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { forgetMessages } from './jobs.ts';
import { messages } from './table.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function put(patient: Patient, days: number, change: Partial<typeof messages.$inferInsert> = {}) {
  await house.db.insert(messages).values({
    userId: patient.id,
    channel: 'email',
    type: 'medications',
    title: 'Hora da sua dose',
    body: `há ${days} dias`,
    priority: 'high',
    sendAt: daysAgo(days),
    usefulUntil: daysAgo(days - 1),
    state: 'sent',
    ...change,
  });
}

async function logOf(patient: Patient) {
  const reply = await patient.call('GET', '/api/messages');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply<typeof listMessages>>();
}

test('the log has what was sent, newest first, and nothing planned or of another', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  await put(ana, 3, { state: 'failed', failure: 'gone' });
  await put(ana, 1, { sentAt: daysAgo(1) });
  await put(ana, 0, { state: 'planned' });
  await put(bia, 2);
  const { data, pagination } = await logOf(ana);
  expect(data.map(({ body, state, failure }) => [body, state, failure])).toEqual([
    ['há 1 dias', 'sent', null],
    ['há 3 dias', 'failed', 'gone'],
  ]);
  expect(pagination.total).toBe(2);
  expect(JSON.stringify(data)).not.toMatch(/claimed|reference|userId/);
});

test('messages are kept for 90 days', async () => {
  const ana = await house.patient();
  await put(ana, 89);
  await put(ana, 91);
  await runJob(house, forgetMessages);
  expect((await logOf(ana)).data.map(({ body }) => body)).toEqual(['há 89 dias']);
});
