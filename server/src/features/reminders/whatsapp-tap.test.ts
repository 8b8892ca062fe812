import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { expect, test } from 'vitest';
import { tapNews } from '../../testing/channels/graph-news.ts';
import { GRAPH } from '../../testing/channels/graph.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { testApp } from '../../testing/test-app.ts';
import { messageToken } from '../messages/shared/message-token.ts';
import { contactPoints, messages, messageTopics } from '../messages/table.ts';

const YESTERDAY = addDays(dayIn(DEFAULT_ZONE, new Date()), -1);
const AT = instantAt(YESTERDAY, '08:00', DEFAULT_ZONE);

test('a tap on a button of WhatsApp takes the dose of its message', async () => {
  const house = await testApp({ whatsapp: { ...GRAPH, url: 'http://127.0.0.1:1' } });
  const ana = await house.patient();
  const plan = (await ana.call('POST', '/api/plans', { payload: PLAN })).json<{ data: Plan }>().data;
  const userId = ana.id;
  const address = '+5511999990000';
  await house.db.insert(contactPoints).values({ userId, channel: 'whatsapp', address, confirmedAt: AT });
  const expires = new Date(Date.now() + HOUR_MS);
  const words = { type: 'medications', title: 'Hora da sua dose', body: '', isAnswerable: true } as const;
  const sent = { priority: 'high', sendAt: AT, usefulUntil: expires, state: 'sent' } as const;
  const [message] = await house.db
    .insert(messages)
    .values({ userId, channel: 'whatsapp', ...words, ...sent })
    .returning({ id: messages.id });
  const messageId = message!.id;
  const what = `dose:${plan.id}:${YESTERDAY}T08:00`;
  await house.db
    .insert(messageTopics)
    .values({ messageId, userId, channel: 'whatsapp', what, plannedAt: AT, nth: 0 });

  const token = messageToken(house.vault, 'answer', { id: messageId, expires });
  const { body, headers } = tapNews(`take.${token}`, { from: '5511999990000' });
  const call = { method: 'POST', url: '/api/webhooks/whatsapp', payload: body, headers } as const;
  expect((await house.app.inject(call)).statusCode).toBe(200);

  const reply = await ana.call('GET', `/api/doses?from=${YESTERDAY}&to=${YESTERDAY}`);
  const doses = reply.json<{ data: PlannedDose[] }>().data;
  expect(doses.find(({ time }) => time === '08:00')?.state).toBe('taken');
});
