import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { portableProfile } from './portable.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
});

const put = async (payload: object, patient = ana) => patient.call('PUT', '/api/users/profile', { payload });

interface Refused {
  error: { code: string; fields: Record<string, string> };
}

describe('a profile', () => {
  beforeAll(async () => {
    ana = await house.patient('Ana');
  });

  test('keeps every field of the four sections, and reads the same at both addresses', async () => {
    const personal = { name: 'Ana Lima', phone: '11988887777', birthDate: '1990-05-02', gender: 'FEMALE' };
    const physical = {
      height: '165,5',
      initialWeight: '92.4',
      targetWeight: 70,
      treatmentStart: '2026-01-10',
    };
    const medical = {
      diabetesType: 'TYPE2',
      hba1c: '6,8',
      bloodPressure: '120/80',
      allergies: 'Dipirona, penicilina, dipirona ',
    };
    const lifestyle = {
      exerciseFrequency: 'LIGHT',
      sleepHours: '7',
      smokingStatus: 'FORMER',
      alcoholConsumption: 'OCCASIONAL',
      stressLevel: 4,
      waterIntake: '2,5',
    };
    for (const section of [personal, physical, medical, lifestyle]) {
      expect((await put(section)).statusCode).toBe(200);
    }
    const expected = {
      name: 'Ana Lima',
      phone: '(11) 98888-7777',
      gender: 'F',
      height: 165.5,
      initialWeight: 92.4,
      targetWeight: 70,
      treatmentStart: '2026-01-10',
      diabetesType: 'TYPE2',
      hba1c: 6.8,
      bloodPressure: '120/80',
      bloodPressureSyst: 120,
      bloodPressureDiast: 80,
      allergies: 'Dipirona, penicilina',
      sleepHours: 7,
      stressLevel: 4,
      waterIntake: 2.5,
      timeZone: 'America/Sao_Paulo',
      weightUnit: 'kg',
    };
    const me = await ana.call('GET', '/api/users/me');
    const profile = await ana.call('GET', '/api/users/profile');
    expect(me.json()).toMatchObject({ success: true, data: expected });
    expect(profile.json()).toEqual(me.json());
  });

  test('changes only what is sent and not blank', async () => {
    await put({ phone: '(11) 98888-7777', hba1c: 6.8 });
    const reply = await put({ name: '   ', phone: '', hba1c: ' ', bloodPressure: 'alta', height: 170 });
    expect(reply.json()).toMatchObject({
      data: { name: 'Ana Lima', phone: '(11) 98888-7777', hba1c: 6.8, bloodPressure: '120/80', height: 170 },
    });
  });

  test('is emptied by null, except for the name', async () => {
    const reply = await put({ allergies: null, bloodPressure: null, hba1c: null, name: null });
    expect(reply.json()).toMatchObject({
      data: { allergies: null, bloodPressure: null, bloodPressureSyst: null, hba1c: null, name: 'Ana Lima' },
    });
  });

  test('does not change the e-mail, the role or another field nobody may write', async () => {
    const reply = await put({ email: 'outra@example.com', roles: ['admin'], id: 'x', avatar: 'http://x' });
    expect(reply.json()).toMatchObject({ data: { email: `${ana.id}@example.com`, roles: ['patient'] } });
  });

  test.each([
    [{ sleepHours: 40 }, { sleepHours: 'As horas de sono devem estar entre 1 e 24' }],
    [{ sleepHours: '7,5' }, { sleepHours: 'Use um número inteiro.' }],
    [{ hba1c: 90 }, { hba1c: 'HbA1c deve estar entre 3 e 20%' }],
    [{ stressLevel: 11 }, { stressLevel: 'O nível de estresse vai de 1 a 10' }],
    [{ height: '20' }, { height: 'Altura deve estar entre 100 e 250 cm' }],
    [{ initialWeight: 'muito' }, { initialWeight: 'Informe um número.' }],
    [{ waterIntake: 25 }, { waterIntake: 'A água deve estar entre 0,1 e 15 litros por dia' }],
    [{ diabetesType: 'TYPE9' }, { diabetesType: 'Escolha uma das opções.' }],
    [{ timeZone: 'Marte/Cratera' }, { timeZone: 'Fuso horário desconhecido' }],
    [{ phone: '123' }, { phone: 'Telefone deve estar no formato (11) 99999-9999' }],
    [{ treatmentStart: '2999-01-01' }, { treatmentStart: 'A data não pode estar no futuro.' }],
  ])('%j is refused with the field named, and nothing is changed', async (payload, fields) => {
    const before = (await ana.call('GET', '/api/users/me')).json<object>();
    const reply = await put({ ...payload, name: 'Outro Nome' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Refused>().error).toMatchObject({ code: 'invalid-input', fields });
    expect((await ana.call('GET', '/api/users/me')).json()).toEqual(before);
  });

  test('a treatment may begin today by the calendar of the patient, and not later', async () => {
    const [here, there] = ['America/Sao_Paulo', 'Pacific/Kiritimati'];
    const days = [dayIn(here, new Date()), dayIn(there, new Date())] as const;
    const bia = await house.patient('Bia');
    for (const [timeZone, today] of [
      [here, days[0]],
      [there, days[1]],
    ] as const) {
      expect((await put({ timeZone, treatmentStart: today }, bia)).statusCode).toBe(200);
      const refused = await put({ treatmentStart: addDays(today, 1) }, bia);
      expect(refused.json<Refused>().error.fields).toEqual({
        treatmentStart: 'A data não pode estar no futuro.',
      });
    }
    const carried = portableProfile.columns.treatmentStart.is.safeParse(days[1]);
    expect(carried.success).toBe(true);
  });

  test('every zone a profile may have is one the database knows', async () => {
    const { rows } = await house.db.execute<{ name: string }>(sql`select name from pg_timezone_names`);
    const known = new Set(rows.map(({ name }) => name));
    const allowed = Intl.supportedValuesOf('timeZone').filter(isZone);
    expect(allowed.length).toBeGreaterThan(350);
    expect(allowed.filter((zone) => !known.has(zone))).toEqual([]);
  });

  test('a pressure that cannot be is refused', async () => {
    const reply = await put({ bloodPressure: '80/120' });
    expect(reply.json<Refused>().error.fields).toHaveProperty('bloodPressure');
  });

  test('another patient’s profile stays as it was', async () => {
    const bia = await house.patient('Bia');
    await put({ height: 150 }, bia);
    expect((await ana.call('GET', '/api/users/me')).json()).toMatchObject({ data: { height: 170 } });
  });
});

describe('progress', () => {
  test('says what is known and leaves the rest unknown', async () => {
    const bia = await house.patient('Bia');
    await put({ initialWeight: 92.4, targetWeight: 74, treatmentStart: dayFromToday(-20) }, bia);
    const reply = await bia.call('GET', '/api/users/progress');
    const { data } = reply.json<{ data: { daysInTreatment: number } }>();
    expect(data).toMatchObject({
      initialWeight: 92.4,
      currentWeight: null,
      lostKg: null,
      toGoKg: 18.4,
      share: null,
    });
    expect(data.daysInTreatment).toBe(20);
  });
});

const code = (reply: { body: string }) => (JSON.parse(reply.body) as Partial<Refused>).error?.code;

describe('a target below a healthy weight', () => {
  test('is asked about when target, height or age make it so, and once only', async () => {
    const bia = await house.patient('Bia');
    const body = { height: 160, birthDate: '1990-05-02', initialWeight: 62 };
    expect((await put({ ...body, targetWeight: 50 }, bia)).statusCode).toBe(200);
    expect(code(await put({ targetWeight: 42 }, bia))).toBe('target-too-low');
    expect(code(await put({ height: 170 }, bia))).toBe('target-too-low');
    expect(code(await put({ birthDate: '1950-05-02' }, bia))).toBe('target-too-low');
    expect((await put({ targetWeight: 42, confirmTarget: true }, bia)).statusCode).toBe(200);
    expect((await put({ phone: '11988887777', targetWeight: 42 }, bia)).statusCode).toBe(200);
    expect((await put({ targetWeight: null }, bia)).statusCode).toBe(200);
  });

  test('is kept, and nothing counts down to it', async () => {
    const bia = await house.patient('Bia');
    const body = { height: 160, birthDate: '1990-05-02', initialWeight: 50 };
    await put({ ...body, targetWeight: 42, confirmTarget: true }, bia);
    await bia.call('POST', '/api/measurements', { payload: { weight: 48 } });
    const read = async (path: string) => (await bia.call('GET', path)).json<{ data: object }>().data;
    expect(await read('/api/users/profile')).toMatchObject({ targetWeight: 42 });
    expect(await read('/api/dashboard')).toMatchObject({ goalKg: 0, remainingGoalKg: null, lostKg: 2 });
    const nothing = { targetWeight: null, toGoKg: null, share: null };
    expect(await read('/api/users/progress')).toMatchObject({ ...nothing, lostKg: 2 });
    const summary = await read('/api/measurements/summary');
    expect(summary).toMatchObject({ ...nothing, bmiClass: 'Peso normal', olderBmiClass: null });
    const { milestones } = summary as { milestones: { key: string }[] };
    expect(milestones.map(({ key }) => key)).toEqual(['first', 'percent-5']);
  });

  test('from 60 years on the BMI has its own class beside the usual one', async () => {
    const dalva = await house.patient('Dalva');
    await put({ height: 160, birthDate: '1950-05-02' }, dalva);
    await dalva.call('POST', '/api/measurements', { payload: { weight: 55 } });
    const reply = await dalva.call('GET', '/api/measurements/summary');
    const older = { bmiClass: 'Peso normal', olderBmiClass: 'Baixo peso' };
    expect(reply.json<{ data: object }>().data).toMatchObject(older);
  });
});
