import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../testing/channels/channel-server.ts';
import type { TestSmsService } from '../../testing/channels/sms-service.ts';
import { smsError, startSmsService } from '../../testing/channels/sms-service.ts';
import { smsSender } from './sms.ts';

let service: TestSmsService;
beforeAll(async () => {
  service = await startSmsService();
});
afterAll(() => service.stop());
beforeEach(() => service.answerWith(null));

const SMS = {
  to: '+5511999990000',
  text: 'Leveza: hora da sua medicação — até já!',
  validSeconds: 3600,
  statusUrl: null,
};
const sender = (other = {}) => smsSender({ ...service.config, ...other }, 2000);

test('a message arrives plain, with its life', async () => {
  const delivery = await sender()({ ...SMS, statusUrl: 'https://leveza.example/api/webhooks/sms?m=1' });
  const received = service.received.at(-1)!;
  expect(delivery).toEqual({ state: 'accepted', reference: received.id });
  expect(received).toEqual({
    id: expect.stringMatching(/^SM/),
    to: '+5511999990000',
    from: '+5511988880000',
    text: 'Leveza: hora da sua medicacao - ate ja!',
    validSeconds: 3600,
    statusUrl: 'https://leveza.example/api/webhooks/sms?m=1',
  });
});

test('a messaging service can send, and no life is longer or shorter than the service takes', async () => {
  const from = `MG${'a'.repeat(32)}`;
  for (const validSeconds of [0.4, 1e6]) await sender({ from })({ ...SMS, validSeconds });
  expect(service.received.slice(-2)).toMatchObject([
    { from, validSeconds: 1 },
    { from, validSeconds: 36_000 },
  ]);
});

const LATER = { state: 'later', retryAfterSeconds: null };
const refusedAs = (reason: string) => ({ state: 'refused', reason });

test.each<[string, Fault, object]>([
  ['a number that is none', smsError(400, 21_211), refusedAs('gone')],
  ['a person who answered STOP', smsError(400, 21_610), refusedAs('gone')],
  ['a blocked person', smsError(400, 30_004), refusedAs('undeliverable')],
  ['wrong credentials', smsError(401, 20_003), refusedAs('rejected')],
  ['an unknown code', smsError(400, 99_999), refusedAs('rejected')],
  [
    'too many',
    { ...smsError(429, 20_429), headers: { 'retry-after': '3' } },
    { state: 'later', retryAfterSeconds: 3 },
  ],
  ['a service in trouble', smsError(500, 20_500), LATER],
  ['a gateway in trouble', { status: 504 }, LATER],
  ['a good answer without an id', { status: 201, body: {} }, { state: 'unknown' }],
  ['a cut line', 'cut', { state: 'unknown' }],
])('%s: %j means %j', async (_, fault, delivery) => {
  service.answerWith(fault);
  expect(await sender()(SMS)).toEqual(delivery);
});

test('a silent service may have the message, one that is not there has none, and without one nothing is sent', async () => {
  service.answerWith('hang');
  expect(await smsSender(service.config, 100)(SMS)).toEqual({ state: 'unknown' });
  expect(await sender({ url: 'http://127.0.0.1:1' })(SMS)).toEqual(LATER);
  expect(await sender({ token: 'old' })(SMS)).toEqual(refusedAs('rejected'));
  expect(await smsSender(null)(SMS)).toEqual(refusedAs('not-configured'));
});
