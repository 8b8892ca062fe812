import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const weigh = (patient: Patient, payload: object) => patient.call('POST', '/api/measurements', { payload });
const summaryOf = async (patient: Patient, period = '90') =>
  (await patient.call('GET', `/api/measurements/summary?period=${period}`)).json<{
    data: MeasurementSummary;
  }>().data;

describe('recording', () => {
  test('a weight, with comma, now', async () => {
    const reply = await weigh(ana, { weight: '91,4', bodyFat: '38,5', notes: ' ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      data: { weight: 91.4, bodyFat: 38.5, glucose: null, notes: null, isImported: false },
    });
  });

  test('another measure without a weight', async () => {
    const reply = await weigh(ana, { bloodPressureSyst: 120, bloodPressureDiast: 80, datetime: daysAgo(1) });
    expect(reply.json()).toMatchObject({ data: { weight: null, bloodPressureSyst: 120 } });
  });

  test.each([
    [{}, { weight: 'Peso é obrigatório' }],
    [{ weight: '' }, { weight: 'Peso é obrigatório' }],
    [{ weight: 29.9 }, { weight: 'Peso deve estar entre 30 e 300 kg' }],
    [{ weight: 80, bodyFat: 90 }, { bodyFat: 'Gordura corporal deve estar entre 2 e 75 %' }],
    [{ weight: 80, bloodPressureSyst: 120 }, { bloodPressureDiast: 'Informe as duas pressões.' }],
    [
      { bloodPressureSyst: 80, bloodPressureDiast: 120 },
      { bloodPressureDiast: 'A diastólica (mínima) deve ser menor que a sistólica (máxima).' },
    ],
    [{ weight: 80, datetime: '2999-01-01T00:00:00Z' }, { datetime: 'A data não pode estar no futuro.' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const reply = await weigh(ana, wrong);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
  });

  test('more than a tenth away from the last is asked about, not refused', async () => {
    const bia = await house.patient();
    await weigh(bia, { weight: 90, datetime: daysAgo(3) });
    expect((await weigh(bia, { weight: 81 })).statusCode).toBe(201);
    const reply = await weigh(bia, { weight: 72.8 });
    expect(reply.json()).toMatchObject({ error: { code: 'measure-jump' } });
    expect((await weigh(bia, { weight: 72.8, confirmJump: true })).statusCode).toBe(201);
  });

  test.each<[string, object[], object, string]>([
    ['body fat', [{ weight: 90, bodyFat: 40 }], { bodyFat: 4 }, 'bodyFat'],
    ['a waist', [{ abdominalCircumference: 100 }], { abdominalCircumference: 60 }, 'abdominalCircumference'],
    ['a hip', [{ hipCircumference: 110 }], { hipCircumference: 90 }, 'hipCircumference'],
    ['one from before all others', [{ weight: 90 }], { weight: 60, datetime: daysAgo(30) }, 'weight'],
    ['the first, against the profile', [], { weight: 60 }, 'weight'],
  ])('%s is asked about as well', async (_, known, sent, measure) => {
    const bia = await house.patient();
    await bia.call('PUT', '/api/users/profile', { payload: { initialWeight: 92.4 } });
    for (const payload of known) await weigh(bia, { ...payload, datetime: daysAgo(3) });
    const reply = await weigh(bia, sent);
    expect(reply.statusCode).toBe(409);
    const { fields } = reply.json<{ error: { fields: Record<string, string> } }>().error;
    expect(Object.keys(fields)).toEqual([measure]);
    expect((await weigh(bia, { ...sent, confirmJump: true })).statusCode).toBe(201);
  });

  test('what was meant once is not asked about again, and what jumps by itself never', async () => {
    const bia = await house.patient();
    await weigh(bia, { weight: 90, restingPulse: 60, glucose: 90, datetime: daysAgo(3) });
    const meant = { weight: 70, restingPulse: 110, glucose: 180, confirmJump: true };
    const { id } = (await weigh(bia, meant)).json<{ data: Measurement }>().data;
    const payload = { weight: 70, glucose: 90, notes: 'em jejum' };
    expect((await bia.call('PUT', `/api/measurements/${id}`, { payload })).statusCode).toBe(200);
  });

  test('is changed, deleted and told by days of the patient’s zone', async () => {
    const bia = await house.patient();
    const made = (await weigh(bia, { weight: 90, datetime: '2026-03-06T02:30:00Z' })).json<{
      data: Measurement;
    }>().data;
    await weigh(bia, { weight: 89, datetime: '2026-03-06T12:00:00Z' });
    const list = async (query: string) =>
      (await bia.call('GET', `/api/measurements?${query}`)).json<{ data: Measurement[] }>().data;
    expect((await list('from=2026-03-05&to=2026-03-05')).map(({ weight }) => weight)).toEqual([90]);
    const changed = await bia.call('PUT', `/api/measurements/${made.id}`, { payload: { weight: 90.5 } });
    expect(changed.json()).toMatchObject({ data: { weight: 90.5, datetime: '2026-03-06T02:30:00.000Z' } });
    const read = () => bia.call('GET', `/api/measurements/${made.id}`);
    expect((await read()).json()).toMatchObject({ data: { id: made.id, weight: 90.5 } });
    expect((await bia.call('DELETE', `/api/measurements/${made.id}`)).json()).toMatchObject({
      data: { weight: 90.5 },
    });
    expect((await read()).statusCode).toBe(404);
    expect(await list('')).toHaveLength(1);
  });
});

describe('the summary', () => {
  test('of nothing asks for nothing it cannot know', async () => {
    const bia = await house.patient();
    expect(await summaryOf(bia)).toMatchObject({
      latest: null,
      points: [],
      bmi: null,
      height: null,
      weeklyRateKg: null,
    });
  });

  test('latest, BMI, progress, rate, trend and the dose in use at each point', async () => {
    const bia = await house.patient();
    const payload = { height: 165, initialWeight: 95, targetWeight: 75 };
    const saved = await bia.call('PUT', '/api/users/profile', { payload });
    expect(saved.statusCode).toBe(200);
    await bia.call('POST', '/api/applications/past', {
      payload: {
        catalogId: 'ozempic-1',
        medicationName: 'Ozempic',
        entries: [{ datetime: daysAgo(15), doseMg: 0.5 }],
        confirmDose: true,
      },
    });
    for (const [days, weight] of [
      [21, 93],
      [14, 92],
      [7, 91],
      [0, 90],
    ] as const) {
      await weigh(bia, { weight, datetime: daysAgo(days) });
    }
    const summary = await summaryOf(bia);
    expect(summary).toMatchObject({
      latest: { weight: 90 },
      previous: { weight: 91 },
      bmi: 33.1,
      bmiClass: 'Obesidade',
      lostKg: 5,
      toGoKg: 15,
      share: 0.25,
      weeklyRateKg: -1,
      weighingsMissing: 0,
    });
    expect(summary.points.map(({ weight }) => weight)).toEqual([93, 92, 91, 90]);
    expect(summary.doses).toMatchObject([{ medicationName: 'Ozempic', doseMg: 0.5 }]);
    expect(summary.points.map(({ dose }) => dose)).toEqual([null, 0, 0, 0]);
    expect(summary.trend).toHaveLength(4);
    expect(await summaryOf(bia, 'all')).toMatchObject({
      points: summary.points,
      trend: summary.trend,
      daysPerPoint: null,
    });
    const five = summary.milestones.find(({ key }) => key === 'percent-5');
    expect(five?.reachedOn).not.toBeNull();
    expect(summary.milestones.find(({ key }) => key === 'percent-10')?.reachedOn).toBeNull();
    const progress = await bia.call('GET', '/api/users/progress');
    expect(progress.json()).toMatchObject({ data: { currentWeight: 90, lostKg: 5 } });
    const headline = await bia.call('GET', '/api/dashboard/headline');
    expect(headline.json()).toMatchObject({ data: { totalLossKg: 5 } });
  });
});

const bring = (patient: Patient, rows: [string, number][]) =>
  patient.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });

describe('the import', () => {
  test('brings all, merges what is known by its minute, and is taken back whole', async () => {
    const bia = await house.patient();
    await weigh(bia, { weight: 93, datetime: '2026-01-05T11:00:20Z' });
    const rows: [string, number][] = [
      ['2026-01-05T11:00:45Z', 93],
      ['2026-01-06T11:00:00Z', 92.8],
      ['2026-01-06T11:00:30Z', 92.7],
      ['2026-01-07T08:00:00-03:00', 92.5],
    ];
    const reply = await bring(bia, rows);
    expect(reply.json()).toMatchObject({ data: { added: 2, merged: 2 } });
    expect((await bring(bia, rows)).json()).toMatchObject({ data: { added: 0, merged: 4 } });
    const { importId } = reply.json<{ data: { importId: string } }>().data;
    const undone = await bia.call('DELETE', `/api/measurements/import/${importId}`);
    expect(undone.json()).toMatchObject({ data: { removed: 2 } });
    expect((await bia.call('GET', '/api/measurements')).json()).toMatchObject({ pagination: { total: 1 } });
  });

  test('one row in the future or out of range, and nothing is kept', async () => {
    const bia = await house.patient();
    const good: [string, number] = ['2026-01-06T11:00:00Z', 92.8];
    expect((await bring(bia, [good, ['2999-01-01T00:00:00Z', 90]])).statusCode).toBe(422);
    expect((await bring(bia, [good, ['2026-01-07T11:00:00Z', 900]])).statusCode).toBe(422);
    expect((await bia.call('GET', '/api/measurements')).json()).toMatchObject({ pagination: { total: 0 } });
  });

  test('ten years of daily weights in one request', async () => {
    const bia = await house.patient();
    const rows = Array.from({ length: 3650 }, (_, day): [string, number] => [
      daysAgo(day + 1),
      90 + (day % 7) / 10,
    ]);
    expect((await bring(bia, rows)).json()).toMatchObject({ data: { added: 3650, merged: 0 } });
    const { points, daysPerPoint } = await summaryOf(bia, 'all');
    expect(daysPerPoint).toBe(56);
    expect(points.length).toBeLessThan(70);
  });
});
