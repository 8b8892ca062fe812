import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushSender } from '../../services/push/push.ts';
import { vapidKeysOf } from '../../services/push/vapid.ts';
import { channelAt } from './channel-server.ts';
import type { ReceivedPush } from './push-service.ts';
import { startPushService, subscribeAt } from './push-service.ts';

test('another process subscribes, reads what arrived and puts a fault', async () => {
  const { url, stop } = await startPushService();
  const keys = vapidKeysOf(null, { derive: (_, length) => randomBytes(length) });
  const send = pushSender({ subject: 'mailto:eu@example.com', allowsPrivate: true }, keys);
  const message = { payload: { title: 'Olá' }, ttlSeconds: 60, priority: 'low', topic: null } as const;
  const outside = channelAt<ReceivedPush>(url);
  const subscription = await subscribeAt(url);

  await send(subscription, message);
  expect(await outside.received()).toMatchObject([{ payload: { title: 'Olá' }, urgency: 'low', ttl: 60 }]);
  await outside.answerWith({ status: 410 });
  expect(await send(subscription, message)).toEqual({ state: 'refused', reason: 'gone' });
  await outside.answerWith(null);
  expect(await send(subscription, message)).toMatchObject({ state: 'accepted' });
  expect(await outside.received()).toHaveLength(2);
  await stop();
});
