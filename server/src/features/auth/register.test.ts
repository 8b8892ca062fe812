import { randomUUID } from 'node:crypto';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { addDays, DEFAULT_ZONE, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { IN_THE_FUTURE } from '@leveza/domain/time/moment.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../testing/contract/examples.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { measurements } from '../measurements/table.ts';
import { profiles } from '../profile/table.ts';
import { consents, users } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const CONSENT = { purpose: 'health-data', version: CONSENT_VERSION };
const consented = () => ({ ...registration(), consent: CONSENT });

const register = (payload: object, headers = {}) =>
  house.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });

interface Answer {
  data: { accessToken?: string; refreshToken?: string; user: { id: string; name: string } };
}

const me = async (token: string) => {
  const reply = await house.app.inject({
    url: '/api/users/me',
    headers: { authorization: `Bearer ${token}` },
  });
  return reply.json<{ data: Profile }>().data;
};

test('a body as in the specification makes an account; its id is ours and the values are normalised', async () => {
  const body = { ...consented(), phone: '11999998888', id: randomUUID() };
  const reply = await register(body);
  expect(reply.statusCode).toBe(201);
  const { data } = reply.json<Answer>();
  expect(data.user.id).not.toBe(body.id);
  const profile = await me(data.accessToken!);
  expect(profile).toMatchObject({
    id: data.user.id,
    name: 'Ana Souza',
    email: body.email,
    phone: '(11) 99999-8888',
    birthDate: '1990-05-15',
    gender: 'F',
    height: 165,
    initialWeight: 92.5,
    targetWeight: 70,
    roles: ['patient'],
    needsConsent: false,
    isProfileUnavailable: false,
    timeZone: DEFAULT_ZONE,
  });
});

async function zoneAfter(timeZone: string) {
  const { data } = (await register({ ...consented(), timeZone })).json<Answer>();
  return (await me(data.accessToken!)).timeZone;
}

test("the device's zone decides the days of a new patient; an unknown one is São Paulo's", async () => {
  expect(await zoneAfter('America/Rio_Branco')).toBe('America/Rio_Branco');
  expect(await zoneAfter('Brasil/Oeste')).toBe(DEFAULT_ZONE);
});

test.each([
  // 42 kg at 1,65 m are a BMI of 15,4; 58 kg are one of 21,3.
  ['1990-05-15', 42, true],
  ['1950-05-15', 58, true],
  ['1990-05-15', 58, false],
])('born %s, a target of %s kg at 165 cm asks first: %s', async (birthDate, targetWeight, asks) => {
  const body = { ...registration(), birthDate, targetWeight };
  const reply = await register(body);
  if (!asks) return expect(reply.statusCode).toBe(201);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ error: { code: 'target-too-low' } });
  expect((await register({ ...body, confirmTarget: true })).statusCode).toBe(201);
});

test.each([
  [80, null, 90, 'A meta é maior que o peso inicial. Está certo?'],
  [95, 85, 90, 'A meta é maior que o peso de hoje. Está certo?'],
  [80, null, 80, null],
  [80, 80, 79.9, null],
])(
  '%s kg at first, %s today and a target of %s ask: %s',
  async (initialWeight, today, targetWeight, sentence) => {
    const treatmentStart = addDays(dayIn(DEFAULT_ZONE, new Date()), -110);
    const body = {
      ...registration(),
      initialWeight,
      treatmentStart,
      targetWeight,
      ...(today && { currentWeight: today }),
    };
    const reply = await register(body);
    if (!sentence) return expect(reply.statusCode).toBe(201);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      error: { code: 'target-too-high', fields: { targetWeight: sentence } },
    });
    expect((await register({ ...body, confirmTarget: true })).statusCode).toBe(201);
  },
);

test.each([
  [92.5, 84, 0, false],
  [92.5, 68, 0, true],
  [104, 88, 0, true],
  [104, 88, 110, false],
  [168, 68, 110, true],
  [92.5, null, 0, false],
])(
  '%s kg at first and %s today, %s days later, ask: %s',
  async (initialWeight, currentWeight, days, asks) => {
    const treatmentStart = addDays(dayIn(DEFAULT_ZONE, new Date()), -days);
    const body = {
      ...registration(),
      targetWeight: 60,
      initialWeight,
      treatmentStart,
      ...(currentWeight && { currentWeight }),
    };
    const reply = await register(body);
    if (!asks) return expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      error: {
        code: 'measure-jump',
        fields: {
          currentWeight: `O peso inicial do seu perfil é ${String(initialWeight).replace('.', ',')} kg; este é ${currentWeight} kg.`,
        },
      },
    });
    expect((await register({ ...body, confirmJump: true })).statusCode).toBe(201);
  },
);

test.each([
  ['1990-05-15', '1990-05-15'],
  ['1990-05-15T00:00:00.000Z', '1990-05-15'],
  ['1990-05-15T23:30:00-11:00', '1990-05-15'],
  ['1990-05-15T00:30:00+14:00', '1990-05-15'],
])('the birth date %s is the day %s, whatever the zone', async (birthDate, day) => {
  const { data } = (await register({ ...consented(), birthDate })).json<Answer>();
  const [row] = await house.db.select().from(profiles).where(eq(profiles.userId, data.user.id));
  expect(row!.birthDate).toBe(day);
});

test.each([
  ['MALE', 'M'],
  ['M', 'M'],
  ['OTHER', 'O'],
  ['something', 'O'],
  [null, null],
  [undefined, null],
])('the gender %s is stored as %s', async (gender, stored) => {
  const { data } = (await register({ ...consented(), gender })).json<Answer>();
  expect((await me(data.accessToken!)).gender).toBe(stored);
});

test('a treatment under way keeps its start, and today’s weight is the first measurement', async () => {
  const body = { ...consented(), treatmentStart: '2024-07-20', initialWeight: 98, currentWeight: 90.5 };
  const { data } = (await register(body)).json<Answer>();
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const get = async (url: string) =>
    (await house.app.inject({ url, headers })).json<{ data: unknown }>().data;
  expect(await get('/api/measurements')).toEqual([expect.objectContaining({ weight: 90.5 })]);
  expect(await get('/api/users/progress')).toMatchObject({
    initialWeight: 98,
    currentWeight: 90.5,
    lostKg: 7.5,
    daysInTreatment: daysBetween('2024-07-20', dayIn(DEFAULT_ZONE, new Date())),
  });
  expect(await get('/api/dashboard')).toMatchObject({
    lostKg: 7.5,
    currentWeight: 90.5,
    daysInTreatment: daysBetween('2024-07-20', dayIn(DEFAULT_ZONE, new Date())),
    firstSteps: { hasWeight: true },
  });
});

test('without consent neither the start nor a weight is kept', async () => {
  const body = { ...registration(), treatmentStart: '2024-07-20', currentWeight: 90.5 };
  const { data } = (await register(body)).json<Answer>();
  expect(await house.db.$count(measurements, eq(measurements.userId, data.user.id))).toBe(0);
  const [row] = await house.db.select().from(profiles).where(eq(profiles.userId, data.user.id));
  expect(row).toMatchObject({ treatmentStart: null, initialWeight: null });
});

test('if the first weight cannot be stored, no account is left', async () => {
  const body = { ...consented(), currentWeight: 90.5 };
  await house.db.execute(sql`alter table measurements rename to measurements_gone`);
  const reply = await register(body);
  await house.db.execute(sql`alter table measurements_gone rename to measurements`);
  expect(reply.statusCode).toBe(500);
  expect(await house.db.$count(users, eq(users.email, body.email))).toBe(0);
});

test('a start in the future is refused at its field', async () => {
  const reply = await register({ ...consented(), treatmentStart: '2199-01-01' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ error: { fields: { treatmentStart: IN_THE_FUTURE } } });
});

test('consent given in the form is recorded with its version and time, and not asked for again', async () => {
  const { data } = (await register(consented())).json<Answer>();
  expect((await me(data.accessToken!)).needsConsent).toBe(false);
  const [row] = await house.db.select().from(consents).where(eq(consents.userId, data.user.id));
  expect(row).toMatchObject(CONSENT);
  expect(Date.now() - row!.givenAt.getTime()).toBeLessThan(60_000);
});

test('consent can be given afterwards', async () => {
  const { data } = (await register(registration())).json<Answer>();
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const payload = { purpose: 'health-data', version: CONSENT_VERSION };
  const given = await house.app.inject({ method: 'POST', url: '/api/consents', headers, payload });
  expect(given.statusCode).toBe(201);
  expect((await me(data.accessToken!)).needsConsent).toBe(false);
});

describe('every rule has its sentence', () => {
  test.each([
    ['name', undefined, 'Nome é obrigatório'],
    ['name', '   ', 'Nome é obrigatório'],
    ['name', 'A', 'Nome deve ter pelo menos 2 caracteres'],
    ['email', '', 'Email é obrigatório'],
    ['email', 'ana', 'Email inválido'],
    ['phone', '', 'Telefone é obrigatório'],
    ['phone', '123', 'Telefone deve estar no formato (11) 99999-9999'],
    ['password', '', 'Senha é obrigatória'],
    ['password', '12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['birthDate', '', 'Data de nascimento é obrigatória'],
    ['birthDate', '2020-01-01', 'Idade deve estar entre 16 e 120 anos'],
    ['birthDate', '1880-01-01', 'Idade deve estar entre 16 e 120 anos'],
    ['birthDate', '1990-02-30', 'Data de nascimento inválida'],
    ['height', undefined, 'Altura é obrigatória'],
    ['height', 99.9, 'Altura deve estar entre 100 e 250 cm'],
    ['height', 250.1, 'Altura deve estar entre 100 e 250 cm'],
    ['initialWeight', undefined, 'Peso inicial é obrigatório'],
    ['initialWeight', 29, 'Peso deve estar entre 30 e 300 kg'],
    ['targetWeight', undefined, 'Peso meta é obrigatório'],
    ['targetWeight', 301, 'Peso meta deve estar entre 30 e 300 kg'],
  ])('%s %s: %s', async (field, value, sentence) => {
    const reply = await register({ ...registration(), [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, error: { fields: { [field]: sentence } } });
  });

  test.each(['1234567', 'senha123', 'aaaaaaaa'])(
    'the password %s is too weak for the server',
    async (password) => {
      const reply = await register({ ...registration(), password });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ error: { code: 'weak-password', message: 'Senha muito fraca' } });
    },
  );
});

test('an address is taken once, whatever its case, also by twenty at the same time', FIRST_TRY, async () => {
  const body = registration();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      register({ ...body, email: n % 2 ? body.email.toUpperCase() : body.email }),
    ),
  );
  expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.statusCode === 409);
  expect(refused).toHaveLength(19);
  expect(refused[0]!.json()).toMatchObject({ error: { message: 'Email já está em uso' } });
});

test('if the profile cannot be stored, no account is left', async () => {
  const body = registration();
  await house.db.execute(sql`alter table profiles rename to profiles_gone`);
  const reply = await register(body);
  await house.db.execute(sql`alter table profiles_gone rename to profiles`);
  expect(reply.statusCode).toBe(500);
  expect(await house.db.$count(users, eq(users.email, body.email))).toBe(0);
  expect((await register(body)).statusCode).toBe(201);
});

test('signing in does not depend on the profile', async () => {
  const body = registration();
  await register(body);
  await house.db.execute(sql`alter table profiles rename to profiles_gone`);
  const login = await house.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: body.email, password: body.password },
  });
  const profile = await me(login.json<Answer>().data.accessToken!);
  await house.db.execute(sql`alter table profiles_gone rename to profiles`);
  expect(profile).toMatchObject({
    name: 'Ana Souza',
    email: body.email,
    phone: null,
    isProfileUnavailable: true,
  });
});
