import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Patient, type TestApp, testApp } from '../../../testing/test-app.ts';
import { users } from '../../auth/table.ts';
import { contactPoints } from '../table.ts';
import { stopChannel } from './stop-channel.ts';

const SMS = { url: 'http://127.0.0.1:1', account: 'AC0', token: 'sms-token', from: '+5511988880000' };
const PATH = '/api/settings/notifications';
let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp({ publicUrl: 'https://leveza.example.com', sms: SMS });
});
beforeEach(async () => {
  await house.db.delete(users);
  ana = await house.patient();
  const number = { userId: ana.id, address: '+5531988887777', confirmedAt: new Date() };
  await house.db.insert(contactPoints).values([
    { ...number, channel: 'whatsapp' },
    { ...number, channel: 'sms' },
  ]);
  await put({ whatsapp: { enabled: true }, sms: { enabled: true } });
});

const put = async (payload: object) =>
  (await ana.call('PUT', PATH, { payload })).json<{ data: object }>().data;
const stop = (channel: 'whatsapp' | 'sms') =>
  stopChannel(house.db, { channel, digits: '5531988887777', outsideId: null }, new Date());
const stopped = async () => {
  const rows = await house.db.select().from(contactPoints).where(eq(contactPoints.userId, ana.id));
  return rows.flatMap(({ channel, stoppedAt }) => (stoppedAt === null ? [] : [channel]));
};

test('the settings show a stop as off, until the patient switches it on', async () => {
  await stop('whatsapp');
  expect(await put({ whatsapp: { frequency: 'daily' } })).toMatchObject({
    whatsapp: { enabled: false, isConfirmed: true },
    sms: { enabled: true },
  });
  await put({ whatsapp: { enabled: false, frequency: 'instant' } });
  expect(await stopped()).toEqual(['whatsapp']);
  expect(await put({ whatsapp: { enabled: true } })).toMatchObject({
    whatsapp: { enabled: true, isConfirmed: true },
  });
  expect(await stopped()).toEqual([]);
});

test('a stop counts over a dialog that is saved in the same moment', async () => {
  await stop('whatsapp');
  await stop('sms');
  // The toggles as the dialog had read them before the stop.
  await house.db.execute(`update message_settings set whatsapp = whatsapp || '{"enabled": true}'`);
  await house.db.execute('update account_settings set sms_notifications = true');
  expect(await put({})).toMatchObject({ whatsapp: { enabled: false }, sms: { enabled: false } });
});

test.each([
  [PATH, { sms: { enabled: true } }],
  ['/api/account', { smsNotifications: true }],
])(
  'SMS is off in the settings and in the account after a stop, and %s switches it on',
  async (path, payload) => {
    await stop('sms');
    expect(await put({})).toMatchObject({ sms: { enabled: false, isConfirmed: true } });
    expect((await ana.call('GET', '/api/account')).json().data).toMatchObject({ smsNotifications: false });
    await ana.call('PUT', path, { payload });
    expect(await stopped()).toEqual([]);
    expect(await put({})).toMatchObject({ sms: { enabled: true } });
  },
);

test('a test by a channel that was stopped is refused, and says the way back', async () => {
  await ana.call('POST', '/api/consents', { payload: { purpose: 'messages', version: CONSENT_VERSION } });
  await stop('sms');
  const reply = await ana.call('POST', `${PATH}/sms/test`);
  expect([reply.statusCode, reply.body]).toEqual([
    409,
    expect.stringContaining('Ligue para voltar a receber.'),
  ]);
});
