import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Share, ShareOpening } from '@leveza/contract/shares/shares.ts';
import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { shareOpenings, shares } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

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

test('every answer with a record is an opening, and asking whether the link stands answers none', async () => {
  const caio = await patient('Caio');
  const { id, token, until } = await share(caio, { pin: '4321' });
  const openings = async () => (await listed(caio))[0]!.openings;
  for (const nth of [1, 2]) {
    // A page of before sent this flag, which hid an opening.
    expect((await open({ token, pin: '4321', again: true })).statusCode).toBe(200);
    expect(await openings()).toBe(nth);
  }
  const check = () => house.app.inject({ method: 'POST', url: '/api/shared/check', payload: { token } });
  expect((await check()).json()).toMatchObject({ data: { until } });
  expect(await openings()).toBe(2);
  await caio.call('DELETE', `/api/shares/${id}`);
  expect((await check()).json()).toMatchObject({ error: { code: 'share-revoked' } });
});

const opened = async (owner: Patient, input: object) => {
  const reply = await open({ token: (await share(owner, input)).token });
  return reply.json<{ data: { report: Report } }>().data.report;
};

const morning = (days: number) => `${dayFromToday(days)}T08:00:00-03:00`;

const applyOzempic = (owner: Patient) =>
  owner.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: [{ datetime: morning(-5), doseMg: 0.25 }],
    },
  });

test('effects alone tell neither doses nor readings', async () => {
  const bia = await patient('Bia');
  await applyOzempic(bia);
  await bia.call('POST', '/api/measurements', { payload: { datetime: morning(-3), glucose: 50 } });
  const effect = { datetime: morning(-4), effectType: 'nausea', intensity: 2 };
  await bia.call('POST', '/api/side-effects', { payload: effect });
  const whole = (await opened(bia, { parts: ['effects', 'applications', 'weight'] })).effects!;
  expect(whole).toMatchObject({ byType: [{ byDose: [{ doseMg: 0.25 }] }], redFlags: [{}] });
  const { effects } = await opened(bia, { parts: ['effects'] });
  expect(effects).toMatchObject({ count: 1, byType: [{ effectType: 'nausea', byDose: [] }], redFlags: [] });
});

test('other medicines alone do not name the injection that one of them meets', async () => {
  const bia = await patient('Bia');
  await applyOzempic(bia);
  const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
  const [product] = search.json<{ data: { id: string; name: string }[] }>().data;
  await addBox(bia, { productId: product!.id });
  const names = async (parts: string[]) =>
    (await opened(bia, { parts })).medicines!.interactions.flatMap((notice) => notice.names);
  expect(await names(['medications', 'applications'])).toContain('Ozempic');
  expect(await names(['medications'])).toEqual([product!.name]);
});

test('spending alone does not tell which doses are planned', async () => {
  const bia = await patient('Bia');
  await applyOzempic(bia);
  const plan = await bia.call('POST', '/api/plans', {
    payload: {
      medicationType: 'glp1',
      name: 'Ozempic',
      dosageForm: 'pen',
      frequency: 'weekly',
      scheduledTimes: ['08:00'],
      startDate: dayFromToday(2),
      steps: [{ doseMg: 0.25, weeks: 4 }, { doseMg: 0.5 }],
      replacePlan: true,
      confirmEarly: true,
      confirmDose: true,
    },
  });
  expect(plan.statusCode, plan.body).toBe(201);
  const whole = await opened(bia, { parts: ['spending', 'applications'] });
  expect(whole.spending!.coming!.needs.length).toBeGreaterThan(0);
  const { spending } = await opened(bia, { parts: ['spending'] });
  expect(spending!.coming).toMatchObject({ needs: [] });
});

test('nothing before the first shared day is told, not even as a comparison', async () => {
  const bia = await patient('Bia');
  for (const [days, weight] of [
    [-25, 90],
    [-20, 89],
    [-12, 88],
    [-9, 88],
    [-2, 87],
  ] as const) {
    const payload = { datetime: morning(days), weight, confirmJump: true };
    await bia.call('POST', '/api/measurements', { payload });
  }
  for (const [days, value] of [
    [-200, '7,2'],
    [-5, '6,1'],
  ] as const) {
    const hba1c = { key: 'hba1c', parameter: 'HbA1c', value, unit: '%', referenceRange: 'Inferior a 5,7' };
    const exam = { examType: 'Sangue', laboratory: 'Central', results: [hba1c] };
    await bia.call('POST', '/api/exams', { payload: { ...exam, examDate: dayFromToday(days) } });
  }
  const parts = ['weight', 'exams'];
  const long = await opened(bia, { parts, from: dayFromToday(-300) });
  expect(long.exams!.outOfRange).toMatchObject([{ value: '6,1', change: { before: { amount: 7.2 } } }]);
  expect(long.weight!.weeklyRateKg).toBeLessThan(0);
  const short = await opened(bia, { parts, from: dayFromToday(-10) });
  expect(short.exams).toMatchObject({ outOfRange: [{ value: '6,1', change: null }], followed: [] });
  // The mean of the week up to the ninth day before today would hold the twelfth.
  expect(short.weight).toMatchObject({ weeklyRateKg: null, trend: [{ day: dayFromToday(-2) }] });
});

test('the start, the starting weight and earlier doses are told by a link that begins with them, no later one', async () => {
  const bia = await patient('Bia');
  await bia.call('PUT', '/api/users/profile', {
    payload: { initialWeight: 95, treatmentStart: dayFromToday(-30) },
  });
  await applyOzempic(bia);
  for (const [days, weight] of [
    [-20, 90],
    [-2, 88],
  ] as const) {
    const payload = { datetime: morning(days), weight, confirmJump: true };
    await bia.call('POST', '/api/measurements', { payload });
  }
  const effect = { datetime: morning(-1), effectType: 'nausea', intensity: 2 };
  await bia.call('POST', '/api/side-effects', { payload: effect });
  const parts = ['summary', 'applications', 'weight', 'effects'];
  const whole = await opened(bia, { parts, from: dayFromToday(-30) });
  expect(whole).toMatchObject({
    treatment: { startedOn: dayFromToday(-30), medicationName: 'Ozempic', lastAppliedOn: dayFromToday(-5) },
    weight: { initialKg: 95, sinceStartKg: -7 },
    effects: { byType: [{ byDose: [{ doseMg: 0.25 }] }] },
  });
  expect(whole.milestones!.reached.length).toBeGreaterThan(0);
  const late = await opened(bia, { parts, from: dayFromToday(-3) });
  expect(late).toMatchObject({
    treatment: { startedOn: null, medicationName: null, doseMg: null, lastAppliedOn: null, doses: [] },
    weight: { last: { value: 88 }, initialKg: null, sinceStartKg: null, sinceStartPercent: null },
    milestones: null,
    effects: { byType: [{ effectType: 'nausea', byDose: [] }] },
  });
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

test('taking back the consent to health data ends every link, also once it is given again', async () => {
  const bia = await patient('Bia');
  const { token } = await share(bia);
  await bia.call('DELETE', '/api/consents/health-data');
  expect(await codeOf({ token })).toBe('share-revoked');
  await bia.call('POST', '/api/consents', { payload: { purpose: 'health-data', version: CONSENT_VERSION } });
  expect(await codeOf({ token })).toBe('share-revoked');
  expect(await listed(bia)).toMatchObject([{ state: 'revoked' }]);
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

test(
  'five wrong PINs lock the link for good, also when they come at once, and the patient hears of it',
  FIRST_TRY,
  async () => {
    const bia = await patient('Bia');
    const { id, token } = await share(bia, { pin: '48215555' });
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf({ token, pin: '0000' })));
    expect(codes.filter((code) => code === 'share-pin-wrong')).toHaveLength(4);
    expect(await codeOf({ token, pin: '48215555' })).toBe('share-locked');
    expect(await listed(bia)).toMatchObject([{ id, state: 'locked', openings: 0 }]);
    const bell = await bia.call('GET', '/api/notifications');
    expect(bell.json()).toMatchObject({ data: [{ title: 'Link compartilhado bloqueado' }] });
  },
);

test('a lock whose notice could not be written is not kept: the next try locks and tells', async () => {
  const bia = await patient('Bia');
  const { id, token } = await share(bia, { pin: '48215555' });
  for (let n = 0; n < 4; n++) expect(await codeOf({ token, pin: '0000' })).toBe('share-pin-wrong');
  await house.db.execute(sql`create function no_notice() returns trigger language plpgsql
    as $$ begin raise exception 'away'; end $$`);
  await house.db.execute(sql`create trigger no_notice before insert on notifications
    for each row execute function no_notice()`);
  expect(await codeOf({ token, pin: '0000' })).toBe('unexpected');
  expect(await listed(bia)).toMatchObject([{ id, state: 'active' }]);
  await house.db.execute(sql`drop trigger no_notice on notifications`);
  expect(await codeOf({ token, pin: '0000' })).toBe('share-locked');
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
