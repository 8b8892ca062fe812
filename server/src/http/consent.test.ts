import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { profiles } from '../features/profile/table.ts';
import { EXAMPLES, registration, requestOf, urlFor } from '../testing/contract/examples.ts';
import type { Patient, SharedApp } from '../testing/test-app.ts';
import { sharedApp } from '../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
const requests = new Map<string, { url: string; options: object }>();

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient();
  // Made while she agrees: some examples record what they are about.
  for (const name of closed) {
    const example = await EXAMPLES[name](ana);
    requests.set(name, { url: urlFor(name, example), options: requestOf(example) });
  }
  await ana.call('DELETE', '/api/consents/health-data');
});

type Name = keyof typeof ENDPOINTS;
const patientCalls = Object.entries<Endpoint>(ENDPOINTS).filter(([, { access }]) => access === 'patient');
const closed = patientCalls.filter(([, call]) => !call.worksWithoutConsent).map(([name]) => name as Name);
const open = patientCalls.filter(([, call]) => call.worksWithoutConsent).map(([name]) => name);

test.each(closed)('without consent %s is closed', async (name) => {
  const { url, options } = requests.get(name)!;
  const reply = await ana.call(ENDPOINTS[name].method, url, options);
  expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([
    403,
    'consent-needed',
  ]);
});

test('without consent one can still agree, see who one is, secure the account, settle payments, take the data along and leave', () => {
  expect(open.toSorted()).toEqual([
    'askRefund',
    'cancelSubscription',
    'changeEmail',
    'changePassword',
    'changeSubscription',
    'checkSubscription',
    'confirmTwoFactor',
    'deleteAccount',
    'deletePushSubscription',
    'disableTwoFactor',
    'endOtherSessions',
    'endSession',
    'exportData',
    'giveConsent',
    'keepSubscription',
    'listAccess',
    'listConsents',
    'listInvoices',
    'listSessions',
    'openBillingPortal',
    'openCheckout',
    'readAccount',
    'readMe',
    'readProfile',
    'readSubscription',
    'renewRecoveryCodes',
    'startTwoFactor',
    'updateAccount',
    'verifyEmail',
    'withdrawConsent',
  ]);
});

test('consent given again opens everything, and the profile shows nothing before', async () => {
  const bia = await house.patient('Bia');
  await bia.call('PUT', '/api/users/profile', { payload: { height: 170 } });
  const height = async () =>
    (await bia.call('GET', '/api/users/me')).json<{ data: { height: number } }>().data.height;
  expect(await height()).toBe(170);
  await bia.call('DELETE', '/api/consents/health-data');
  expect(await height()).toBeNull();
  const payload = { purpose: 'health-data', version: CONSENT_VERSION };
  expect((await bia.call('POST', '/api/consents', { payload })).statusCode).toBe(201);
  expect(await height()).toBe(170);
  expect((await bia.call('GET', '/api/measurements')).statusCode).toBe(200);
});

test('a registration without consent keeps nothing of the body but who it is', async () => {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration(),
  });
  const { id } = reply.json<{ data: { user: { id: string } } }>().data.user;
  const [profile] = await house.db.select().from(profiles).where(eq(profiles.userId, id));
  expect(profile).toMatchObject({ height: null, initialWeight: null, targetWeight: null, birthDate: null });
});
