import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addPen } from '../../testing/pens.ts';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;

const at = (day: string, time = '08:00') => `2026-${day}T${time}:00-03:00`;
const send = async (patient: Patient, url: string, payload: object) => {
  const reply = await patient.call('POST', url, { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
};
const reportOf = async (patient: Patient, query: string) =>
  (await patient.call('GET', `/api/reports?${query}`)).json<{ data: Report }>().data;

const rowsOf = async (patient: Patient) =>
  (await patient.call('GET', `/api/reports/rows?${MARCH}`)).json<{ data: ReportRows }>().data;

const MARCH = 'from=2026-03-01&to=2026-03-31';

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana Souza');
  await ana.call('PUT', '/api/users/profile', {
    payload: { birthDate: '1990-05-15', gender: 'FEMALE', height: 165, initialWeight: 92, targetWeight: 70 },
  });
  await addPen(ana, { purchaseDate: '2026-03-05', pricePaid: '1000,00' });
  await addPen(ana, { purchaseDate: '2026-02-05', pricePaid: '900,00' });
  const entries = [
    ['03-02', 0.25],
    ['03-09', 0.25],
    ['03-17', 0.25],
    ['03-30', 0.5],
  ].map(([day, doseMg]) => ({ datetime: at(String(day)), doseMg }));
  const medicine = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };
  await send(ana, '/api/applications/past', { ...medicine, entries, confirmDose: true });
  await send(ana, '/api/applications/skips', { plannedAt: at('03-24'), reason: 'Viagem' });
  for (const [day, weight] of [
    ['02-27', 91],
    ['03-02', 90],
    ['03-10', 89],
    ['03-31', 87.3],
  ] as const) {
    await send(ana, '/api/measurements', { datetime: at(day), weight, confirmJump: true });
  }
  await send(ana, '/api/measurements', { datetime: at('03-03'), abdominalCircumference: 100 });
  await send(ana, '/api/measurements', { datetime: at('03-30', '23:30'), abdominalCircumference: 97 });
  await send(ana, '/api/measurements', { datetime: at('03-20'), glucose: 50 });
  for (const [day, intensity] of [
    ['03-03', 2],
    ['03-04', 3],
    ['03-31', 5],
  ] as const) {
    await send(ana, '/api/side-effects', { datetime: at(day), effectType: 'nausea', intensity });
  }
  await addBox(ana, { purchaseDate: '2026-03-06', purchasePrice: '25,50' });
  await send(ana, '/api/water', { day: '2026-03-11', ml: 500 });
  await ana.call('PUT', '/api/wellbeing/2026-03-12', { payload: { hunger: 1 } });
  const foods = [{ foodId: 'taco-488', grams: 100 }];
  await send(ana, '/api/meals', { day: '2026-03-13', name: 'Ceia', time: '21:30', foods });
});

test('the whole report of a month, by hand', async () => {
  const report = await reportOf(ana, MARCH);
  expect(report).toMatchObject({
    type: 'comprehensive',
    from: '2026-03-01',
    to: '2026-03-31',
    name: 'Ana Souza',
    lastAppointmentOn: null,
    patient: { gender: 'F', heightCm: 165 },
    treatment: {
      startedOn: '2026-03-02',
      medicationName: 'Ozempic',
      doseMg: 0.5,
      doses: [
        { doseMg: 0.25, from: '2026-03-02', to: '2026-03-17', count: 3 },
        { doseMg: 0.5, from: '2026-03-30', to: '2026-03-30', count: 1 },
      ],
    },
    adherence: {
      applied: 4,
      late: 1,
      skipped: 1,
      notRecorded: 0,
      skips: [{ day: '2026-03-24', reason: 'Viagem' }],
    },
    weight: {
      first: { day: '2026-03-02', value: 90 },
      last: { day: '2026-03-31', value: 87.3 },
      changeKg: -2.7,
      changePercent: -3,
      lowest: 87.3,
      highest: 90,
      weighedDays: 3,
      pointsBy: 'day',
      points: [
        { day: '2026-03-02', value: 90 },
        { day: '2026-03-10', value: 89 },
        { day: '2026-03-31', value: 87.3 },
      ],
      // The mean of 91 and 90: the week before the period counts.
      trend: [{ value: 90.5 }, { value: 89 }, { value: 87.3 }],
      sinceStartKg: -4.7,
      sinceStartPercent: -5.1,
      bmi: 32.1,
      bmiClass: 'Obesidade',
      waistToHeight: 0.59,
      measures: [
        {
          measure: 'waist',
          count: 2,
          first: { day: '2026-03-03', value: 100 },
          last: { day: '2026-03-30', value: 97 },
          lowest: 97,
          highest: 100,
        },
        { measure: 'glucose', count: 1 },
      ],
    },
    effects: {
      count: 3,
      byType: [
        {
          effectType: 'nausea',
          count: 3,
          byIntensity: [0, 1, 1, 0, 1],
          lastOn: '2026-03-31',
          byDose: [
            { doseMg: 0.25, count: 2, meanIntensity: 2.5 },
            { doseMg: 0.5, count: 1, meanIntensity: 5 },
          ],
        },
      ],
      redFlags: [{ day: '2026-03-20', title: 'Glicose muito baixa' }],
    },
    spending: {
      total: 1025.5,
      purchases: 2,
      unpriced: 0,
      byMonth: [{ month: '2026-03', total: 1025.5 }],
      byProduct: [
        { name: 'Ozempic', kind: 'pen', total: 1000, mg: 4, perMg: 250 },
        { kind: 'medication', total: 25.5, mg: null },
      ],
      // 1025,50 / 2,7
      perKgLost: 379.81,
    },
    // 95 % of 92 is 87,4
    milestones: {
      reached: [
        { key: 'first', reachedOn: '2026-03-02' },
        { key: 'percent-5', reachedOn: '2026-03-31' },
      ],
      earlier: 0,
    },
    medicines: { list: [{ kind: 'medication' }] },
    questions: { own: [], ofAppointment: [] },
  });
  // From the first dose on 30 days, of which 2 to 4, 9 to 13, 17, 20, 24 (skipped), 30 and 31 have a record.
  expect(report.missing).toEqual(['17 dias sem registro.', 'Nenhum exame no período.']);
  expect(report.sources.length).toBeGreaterThan(1);
});

test('a type has its parts and no other', async () => {
  const sections = [
    'patient',
    'treatment',
    'adherence',
    'weight',
    'effects',
    'medicines',
    'spending',
  ] as const;
  const shown = async (type: string) => {
    const report = await reportOf(ana, `${MARCH}&type=${type}`);
    return sections.filter((section) => report[section] !== null);
  };
  expect(await shown('medical')).toEqual(sections.filter((section) => section !== 'spending'));
  expect(await shown('financial')).toEqual(['spending']);
  expect(await shown('progress')).toEqual(['patient', 'adherence', 'weight']);
});

test('an empty period says so, and a new account has a report', async () => {
  const bia = await house.patient('Bia');
  const report = await reportOf(bia, '');
  expect(report).toMatchObject({
    to: dayFromToday(0),
    from: dayFromToday(-29),
    adherence: { applied: 0, late: 0, skipped: 0, notRecorded: 0 },
    weight: { first: null, last: null, changeKg: null, points: [], bmi: null },
    spending: { total: 0, coming: null },
  });
  expect(report.missing).toContain('Nenhuma pesagem no período.');
});

test('the part of a meal of today says that days that are over count', async () => {
  const bia = await house.patient('Bia');
  const foods = [{ foodId: 'taco-488', grams: 100 }];
  await send(bia, '/api/meals', { day: dayFromToday(0), name: 'Ceia', time: '00:00', foods });
  const { nutrition, missing } = await reportOf(bia, '');
  expect(nutrition).toBeNull();
  expect(missing).toContain(
    'Nenhuma refeição, água ou bem-estar anotado nos dias do período que já terminaram.',
  );
});

test('one weighing is no change of weight', async () => {
  const bia = await house.patient('Bia');
  await bia.call('PUT', '/api/users/profile', { payload: { initialWeight: 100 } });
  await bia.call('POST', '/api/measurements', { payload: { weight: 90 } });
  const reply = await bia.call('GET', '/api/reports');
  expect(reply.json()).toMatchObject({
    data: { weight: { last: { value: 90 }, changeKg: null, changePercent: null, sinceStartKg: -10 } },
  });
});

test('the change of a period is the one Medições shows: from the start, and none within one day', async () => {
  const bia = await house.patient('Bia');
  const start = { initialWeight: 92.4, treatmentStart: dayFromToday(-21) };
  await bia.call('PUT', '/api/users/profile', { payload: start });
  const day = dayFromToday(-1);
  for (const [time, weight] of [
    ['17:59', 90.8],
    ['18:07', 90.2],
  ] as const)
    await send(bia, '/api/measurements', { datetime: `${day}T${time}:00-03:00`, weight, confirmJump: true });
  const last = { day, value: 90.2 };
  expect((await reportOf(bia, '')).weight).toMatchObject({
    first: { day: start.treatmentStart, value: 92.4 },
    last,
    changeKg: -2.2,
    changePercent: -2.4,
    weighedDays: 1,
  });
  expect((await reportOf(bia, `from=${dayFromToday(-7)}`)).weight).toMatchObject({
    first: { day, value: 90.8 },
    last,
    changeKg: null,
    changePercent: null,
  });
});

test.each([
  ['from=2026-03-10&to=2026-03-09', 'to'],
  ['from=2009-03-10', 'from'],
  ['from=2026-02-30', 'from'],
])('%s is refused', async (query, field) => {
  const reply = await ana.call('GET', `/api/reports?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});

test('an answer that made a red flag stands in the report, until the effect is another one', async () => {
  const bia = await house.patient('Bia');
  const effect = { datetime: at('03-05'), effectType: 'fatigue', intensity: 2 };
  const added = await bia.call('POST', '/api/side-effects', { payload: effect });
  const { id } = added.json<{ data: { id: string } }>().data;
  const flags = async () => (await reportOf(bia, MARCH)).effects!.redFlags;
  expect(await flags()).toEqual([]);
  const url = `/api/side-effects/${id}`;
  const answered = await bia.call('PUT', `${url}/answers`, { payload: { yes: ['heart'] } });
  expect(answered.statusCode, answered.body).toBe(200);
  expect(await flags()).toMatchObject([{ day: '2026-03-05' }]);
  await bia.call('PUT', url, { payload: { ...effect, notes: 'à tarde' } });
  expect(await flags()).toHaveLength(1);
  await bia.call('PUT', url, { payload: { ...effect, intensity: 1 } });
  expect(await flags()).toEqual([]);
});

test('rows of the period, oldest first', async () => {
  const data = await rowsOf(ana);
  expect(data.applications.map(({ at: moment, doseMg }) => [moment.slice(0, 10), doseMg])).toEqual([
    ['2026-03-02', 0.25],
    ['2026-03-09', 0.25],
    ['2026-03-17', 0.25],
    ['2026-03-30', 0.5],
  ]);
  expect(data.skips).toMatchObject([
    { at: new Date(at('03-24')).toISOString(), medicationName: 'Ozempic', reason: 'Viagem' },
  ]);
  expect(data.measurements).toHaveLength(6);
  expect(data.effects.map(({ intensity }) => intensity)).toEqual([2, 3, 5]);
  expect(data.purchases).toMatchObject([
    { day: '2026-03-05', price: 1000, kind: 'pen' },
    { day: '2026-03-06', price: 25.5, kind: 'medication' },
  ]);
  expect(data.isCut).toBe(false);
});

test('long periods have weeks, then months', async () => {
  const weeks = await reportOf(ana, 'from=2026-01-01&to=2026-04-30&type=progress');
  expect(weeks.weight).toMatchObject({
    pointsBy: 'week',
    points: [
      { day: '2026-02-23', value: 91 },
      { day: '2026-03-02', value: 90 },
      { day: '2026-03-09', value: 89 },
      { day: '2026-03-30', value: 87.3 },
    ],
    // Means of four weeks: the one of 02/03 is 28 days before the last.
    trend: [{ value: 91 }, { value: 90.5 }, { value: 90 }, { day: '2026-03-30', value: 88.15 }],
  });
  const months = await reportOf(ana, 'from=2022-01-01&to=2026-04-30&type=progress');
  // 90, 89 and 87,3 are 88,77 in the mean.
  expect(months.weight).toMatchObject({
    pointsBy: 'month',
    points: [
      { day: '2026-02-01', value: 91 },
      { day: '2026-03-01', value: 88.77 },
    ],
  });
});

test('questions are kept until deleted, at most twenty; those of the next consultation stand beside them', async () => {
  const bia = await house.patient('Bia');
  const ask = (text: string) => bia.call('POST', '/api/reports/questions', { payload: { text } });
  const first = (await ask('Posso viajar?')).json<{ data: { id: string } }>().data;
  for (let n = 1; n < 20; n++) expect((await ask(`Pergunta ${n}`)).statusCode).toBe(201);
  expect((await ask('Mais uma')).json()).toMatchObject({ error: { code: 'questions-full' } });
  expect((await ask(' ')).statusCode).toBe(422);
  const url = `/api/reports/questions/${first.id}`;
  expect((await ana.call('DELETE', url)).statusCode).toBe(404);
  expect((await bia.call('DELETE', url)).json()).toMatchObject({ data: { text: 'Posso viajar?' } });
  const consultation = (days: number, questions: string[]) =>
    send(bia, '/api/appointments', {
      title: 'Consulta',
      kind: 'consulta',
      date: dayFromToday(days),
      questions,
    });
  await consultation(3, ['E a dose?']);
  await consultation(30, ['Depois?']);
  await consultation(-20, ['Antes?']);
  await consultation(-10, []);
  const cancelled = await bia.call('POST', '/api/appointments', {
    payload: { title: 'Retorno', kind: 'retorno', date: dayFromToday(-5) },
  });
  const { id } = cancelled.json<{ data: { id: string } }>().data;
  expect((await reportOf(bia, 'type=medical')).lastAppointmentOn).toBe(dayFromToday(-5));
  await bia.call('DELETE', `/api/appointments/${id}`, { payload: {} });
  const { questions, lastAppointmentOn } = await reportOf(bia, 'type=medical');
  expect(questions?.own).toHaveLength(19);
  expect(questions?.ofAppointment).toEqual(['E a dose?']);
  expect(lastAppointmentOn).toBe(dayFromToday(-10));
});

test('nutrition is the mean of recorded days, wellbeing of the days with an answer', async () => {
  const bia = await house.patient('Bia');
  expect((await reportOf(bia, MARCH)).nutrition).toBeNull();
  const meal = (day: string, grams: number) =>
    send(bia, '/api/meals', { day, name: 'Ceia', time: '21:30', foods: [{ foodId: 'taco-488', grams }] });
  await meal('2026-03-02', 100);
  await meal('2026-03-04', 200);
  await send(bia, '/api/water', { day: '2026-03-04', ml: 500 });
  for (const [day, hunger] of [
    ['2026-03-02', 1],
    ['2026-03-03', 2],
  ] as const)
    await bia.call('PUT', `/api/wellbeing/${day}`, { payload: { hunger } });
  const { nutrition } = await reportOf(bia, MARCH);
  expect(nutrition).toMatchObject({
    from: '2026-03-01',
    recordedDays: 2,
    waterMl: 500,
    wellbeing: { recordedDays: 2, hunger: 1.5, craving: null },
  });
  expect(nutrition!.protein).toBeGreaterThan(0);
  // Means of a longer period are of its last year, and the report says so.
  expect((await reportOf(bia, 'from=2024-03-01&to=2026-03-31')).nutrition).toMatchObject({
    from: '2025-03-31',
  });
  const { meals, drinks, wellbeing } = await rowsOf(bia);
  expect(meals).toMatchObject([
    { day: '2026-03-02', time: '21:30', name: 'Ceia', foods: expect.any(String) as string },
    { day: '2026-03-04' },
  ]);
  // The mean of two days is half their sum.
  expect((meals[0]!.protein! + meals[1]!.protein!) / 2).toBeCloseTo(nutrition!.protein!, 0);
  expect(drinks).toEqual([{ day: '2026-03-04', ml: 500 }]);
  expect(wellbeing.map(({ day, hunger }) => [day, hunger])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-03', 2],
  ]);
  // A food that says its energy alone leaves the other means incomplete.
  expect(nutrition!.incomplete).toEqual([]);
  const added = await bia.call('POST', '/api/foods', { payload: { name: 'Cuscuz', calories: '120' } });
  const { id: foodId } = added.json<{ data: { id: string } }>().data;
  await send(bia, '/api/meals', { day: '2026-03-05', name: 'Café', time: '08:00', foods: [{ foodId }] });
  const { incomplete } = (await reportOf(bia, MARCH)).nutrition!;
  expect(incomplete).toEqual(['protein', 'carbs', 'fat', 'fiber']);
});
