import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Share, ShareOpening } from '@leveza/contract/shares/shares.ts';
import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { shareOpenings, shares } from './table.ts';

let house: TestApp;
let ana: Patient;

const CONSENT = { payload: { purpose: 'sharing', version: CONSENT_VERSION } };
const patient = async (name: string) => {
  const one = await house.patient(name);
  await one.call('POST', '/api/consents', CONSENT);
  return one;
};
const tryShare = (owner: Patient, input: object = {}) =>
  owner.call('POST', '/api/shares', { payload: { parts: ['summary', 'weight'], ...input } });
const share = async (owner: Patient, input: object = {}) => {
  const { data } = (await tryShare(owner, input)).json<{ data: Share & { url: string } }>();
  return { ...data, token: data.url.split('#')[1]! };
};
/** Without a session: a doctor has none. */
const open = (payload: object) =>
  house.app.inject({
    method: 'POST',
    url: '/api/shared/open',
    payload,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' },
  });
const codeOf = async (payload: object) =>
  (await open(payload)).json<{ error?: { code: string } }>().error?.code;
const listed = async (owner: Patient) =>
  (await owner.call('GET', '/api/shares')).json<{ data: Share[] }>().data;

beforeAll(async () => {
  house = await testApp();
  ana = await patient('Ana Souza');
  await ana.call('POST', '/api/measurements', { payload: { weight: 88 } });
});

test('a link opens the chosen parts and nothing else, and every opening is shown', async () => {
  const { token, url, ...made } = await share(ana, { label: 'Dra. Helena', parts: ['weight', 'weight'] });
  expect(url).toMatch(/\/shared#[\w-]{43}$/);
  expect(made).toMatchObject({
    label: 'Dra. Helena',
    parts: ['weight'],
    from: dayFromToday(-90),
    until: dayFromToday(7),
    hasPin: false,
    state: 'active',
    openings: 0,
  });
  const reply = await open({ token });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const { report } = reply.json<{ data: { report: Report } }>().data;
  expect(report).toMatchObject({ name: 'Ana Souza', weight: { last: { value: 88 } } });
  const sections = [
    'patient',
    'treatment',
    'adherence',
    'milestones',
    'effects',
    'exams',
    'medicines',
    'spending',
  ] as const;
  for (const section of [...sections, 'questions', 'nutrition', 'lastAppointmentOn'] as const)
    expect(report[section], section).toBeNull();
  expect((await listed(ana))[0]).toMatchObject({ openings: 1, lastOpenedAt: expect.any(String) });
  const openings = await ana.call('GET', `/api/shares/${made.id}/openings`);
  expect(openings.json<{ data: ShareOpening[] }>().data).toMatchObject([
    { outcome: 'opened', device: 'Safari no iPhone' },
  ]);
});

test('the token opens nothing else, and is kept only as a hash', async () => {
  const { token, id } = await share(ana, { parts: REPORT_PARTS });
  for (const url of ['/api/reports', '/api/users/me', '/api/shares', `/api/shares/${id}/openings`]) {
    const reply = await house.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(reply.statusCode, url).toBe(401);
  }
  const [row] = await house.db.select().from(shares).where(eq(shares.id, id));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('the default page of a link is kept from search engines', async () => {
  const reply = await house.app.inject({ url: '/shared' });
  expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
});

// Counted when a test runs: the file may have been loaded before midnight.
test.each([
  ['no parts', () => ({ parts: [] }), 'parts'],
  ['unknown parts', () => ({ parts: ['weight', 'secrets'] }), 'parts.1'],
  ['a past end', () => ({ until: dayFromToday(-1) }), 'until'],
  ['an instant that is over', () => ({ until: new Date(Date.now() - 1000).toISOString() }), 'until'],
  ['an end beyond 90 days', () => ({ until: dayFromToday(91) }), 'until'],
  ['a beginning in the future', () => ({ from: dayFromToday(2) }), 'from'],
  ['a short PIN', () => ({ pin: '123' }), 'pin'],
  ['a PIN with letters', () => ({ pin: '12a4' }), 'pin'],
])('a link with %s is refused', async (_, inputOf, field) => {
  const reply = await tryShare(ana, inputOf());
  expect(reply.statusCode).toBe(422);
  expect(reply.json<{ error: { fields: object } }>().error.fields).toHaveProperty([field]);
});

test('a link may end today, in 90 days, or in an hour', async () => {
  for (const until of [dayFromToday(0), dayFromToday(90), new Date(Date.now() + 3_600_000).toISOString()])
    expect((await tryShare(ana, { until })).statusCode).toBe(201);
});

test('without consent nothing is shared, and taking it back ends every link at once', async () => {
  const bia = await house.patient('Bia');
  expect((await tryShare(bia)).json()).toMatchObject({ error: { code: 'sharing-consent-needed' } });
  await bia.call('POST', '/api/consents', CONSENT);
  const { token } = await share(bia);
  expect(await codeOf({ token })).toBeUndefined();
  await bia.call('DELETE', '/api/consents/sharing');
  expect(await codeOf({ token })).toBe('share-revoked');
  expect(await listed(bia)).toMatchObject([{ state: 'revoked' }]);
  await bia.call('POST', '/api/consents', CONSENT);
  expect(await codeOf({ token })).toBe('share-revoked');
  const { id } = await share(bia);
  expect(await listed(bia)).toMatchObject([{ id, state: 'active' }, { state: 'revoked' }]);
});

test('an opening is told to the patient once in 24 hours', async () => {
  const bia = await patient('Bia');
  const { id, token } = await share(bia, { label: 'Dra. Ana' });
  const told = async () =>
    (await bia.call('GET', '/api/notifications')).json<{ data: { title: string; body: string }[] }>().data;
  for (let n = 0; n < 2; n++) expect(await codeOf({ token })).toBeUndefined();
  expect(await told()).toMatchObject([
    { title: 'Seu relatório foi aberto', body: expect.stringContaining('“Dra. Ana”') as string },
  ]);
  const earlier = new Date(Date.now() - 25 * 3_600_000);
  await house.db.update(shareOpenings).set({ createdAt: earlier }).where(eq(shareOpenings.shareId, id));
  expect(await codeOf({ token })).toBeUndefined();
  expect(await told()).toHaveLength(2);
});

test('a revoked link is closed at once; one of another patient cannot be touched', async () => {
  const { id, token } = await share(ana);
  const bia = await patient('Bia');
  expect((await bia.call('DELETE', `/api/shares/${id}`)).statusCode).toBe(404);
  expect((await bia.call('GET', `/api/shares/${id}/openings`)).statusCode).toBe(404);
  expect((await ana.call('DELETE', `/api/shares/${id}`)).json()).toMatchObject({
    data: { state: 'revoked' },
  });
  expect(await codeOf({ token })).toBe('share-revoked');
});

test('a link ends with its day, with the account, and an unknown one never was', async () => {
  const bia = await patient('Bia');
  const { id, token } = await share(bia);
  await house.db.update(shares).set({ endsAt: new Date() }).where(eq(shares.id, id));
  expect(await codeOf({ token })).toBe('share-ended');
  expect((await listed(bia))[0]).toMatchObject({ state: 'ended' });
  const other = await share(bia);
  await house.db.delete(users).where(eq(users.id, bia.id));
  expect(await codeOf({ token: other.token })).toBe('share-unknown');
  expect(await codeOf({ token: 'x' })).toBe('share-unknown');
});

test('a PIN is asked for; a right one forgets the wrong ones before it', async () => {
  const { token, hasPin } = await share(ana, { pin: '4821' });
  expect(hasPin).toBe(true);
  expect(await codeOf({ token })).toBe('share-pin-needed');
  for (let n = 0; n < 4; n++) expect(await codeOf({ token, pin: '0000' })).toBe('share-pin-wrong');
  expect(await codeOf({ token, pin: '4821' })).toBeUndefined();
  for (let n = 0; n < 4; n++) expect(await codeOf({ token, pin: '0000' })).toBe('share-pin-wrong');
  expect(await codeOf({ token, pin: '4821' })).toBeUndefined();
});

test('five wrong PINs lock the link for good, also when they come at once, and the patient hears of it', async () => {
  const bia = await patient('Bia');
  const { id, token } = await share(bia, { pin: '48215555' });
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf({ token, pin: '0000' })));
  expect(codes.filter((code) => code === 'share-pin-wrong')).toHaveLength(4);
  expect(await codeOf({ token, pin: '48215555' })).toBe('share-locked');
  expect(await listed(bia)).toMatchObject([{ id, state: 'locked', openings: 0 }]);
  const bell = await bia.call('GET', '/api/notifications');
  expect(bell.json()).toMatchObject({ data: [{ title: 'Link compartilhado bloqueado' }] });
});

test('twenty links work at the same time', async () => {
  const bia = await patient('Bia');
  for (let n = 0; n < 20; n++) expect((await tryShare(bia)).statusCode).toBe(201);
  expect((await tryShare(bia)).json()).toMatchObject({ error: { code: 'shares-full' } });
  await bia.call('DELETE', `/api/shares/${(await listed(bia))[0]!.id}`);
  expect((await tryShare(bia)).statusCode).toBe(201);
});
