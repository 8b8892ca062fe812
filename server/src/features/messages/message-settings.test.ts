import { beforeAll, expect, test } from 'vitest';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const PATH = '/api/settings/notifications';
const read = async (ana: Patient) => (await ana.call('GET', PATH)).json().data;
const put = (ana: Patient, payload: object) => ana.call('PUT', PATH, { payload });

test('a new patient has the settings of the specification, and no text names a medicine', async () => {
  const ana = await house.patient('Ana');
  expect(await read(ana)).toMatchObject({
    whatsapp: {
      enabled: false,
      phoneNumber: null,
      frequency: 'instant',
      quietHours: { enabled: true, start: '22:00', end: '08:00' },
      timePreferences: { morning: true, afternoon: true, evening: true },
    },
    email: { enabled: true, format: 'html', digest: { enabled: false, time: '08:00', days: [1, 3, 5] } },
    push: { doNotDisturb: { enabled: true, start: '22:00', end: '08:00' }, preview: false },
    sms: { enabled: false },
    hasConsent: false,
    isDemo: false,
  });
});

test('a change keeps what it does not name, inside of groups too', async () => {
  const ana = await house.patient('Ana');
  await put(ana, { whatsapp: { quietHours: { start: '23:30' }, notificationTypes: { goals: false } } });
  await put(ana, { push: { priority: 'high' }, email: { digest: { days: [6, 0, 6] } } });
  expect(await read(ana)).toMatchObject({
    whatsapp: {
      quietHours: { enabled: true, start: '23:30', end: '08:00' },
      notificationTypes: { goals: false, medications: true },
    },
    push: { priority: 'high', soundEnabled: true },
    email: { digest: { time: '08:00', days: [0, 6] } },
  });
});

test('the e-mail and SMS toggles are those of the account', async () => {
  const ana = await house.patient('Ana');
  await put(ana, { email: { enabled: false }, sms: { enabled: true } });
  expect((await ana.call('GET', '/api/account')).json().data).toMatchObject({
    emailNotifications: false,
    smsNotifications: true,
  });
  await ana.call('PUT', '/api/account', { payload: { emailNotifications: true } });
  expect(await read(ana)).toMatchObject({ email: { enabled: true }, sms: { enabled: true } });
});

test.each([
  ['(11) 98888-7777', '+5511988887777'],
  ['+351 912 345 678', '+351912345678'],
  ['5511988887777', '+5511988887777'],
  ['', null],
])('the number %s is kept as %s, unconfirmed', async (written, kept) => {
  const ana = await house.patient('Ana');
  await put(ana, { whatsapp: { phoneNumber: written } });
  expect(await read(ana)).toMatchObject({ whatsapp: { phoneNumber: kept, isConfirmed: false } });
});

test.each([
  [{ whatsapp: { phoneNumber: '8888-7777' } }, 'Informe um telefone com DDD.'],
  [
    { whatsapp: { timePreferences: { morning: false, afternoon: false, evening: false } } },
    'Escolha ao menos um período do dia.',
  ],
  [{ email: { email: 'ana@' } }, 'Informe um e-mail válido.'],
  [{ email: { digest: { days: [] } } }, 'Escolha ao menos um dia.'],
  [{ push: { doNotDisturb: { start: '25:00' } } }, 'Informe a hora no formato 08:00.'],
])('%j is refused in a sentence', async (change, sentence) => {
  const ana = await house.patient('Ana');
  const reply = await put(ana, change);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(sentence);
});
