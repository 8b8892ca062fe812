import type { SideEffect, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const feel = (patient: Patient, payload: object) => patient.call('POST', '/api/side-effects', { payload });
const summaryOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/side-effects/summary')).json<{ data: SideEffectSummary }>().data;
const doses = (patient: Patient, ago: number[]) =>
  patient.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: ago.map((days) => ({ datetime: daysAgo(days), doseMg: 1 })),
    },
  });

describe('recording', () => {
  test('an effect, and one of the patient’s own', async () => {
    const reply = await feel(ana, {
      effectType: 'nausea',
      intensity: '3',
      duration: '90',
      actionTaken: 'chá',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      data: {
        effectType: 'nausea',
        intensity: 3,
        duration: 90,
        actionTaken: 'chá',
        otherName: null,
        context: null,
      },
    });
    const own = await feel(ana, { effectType: 'other', otherName: 'Gosto metálico', intensity: 1 });
    expect(own.json()).toMatchObject({ data: { otherName: 'Gosto metálico' } });
  });

  test.each([
    [{ effectType: undefined }, { effectType: 'Selecione o tipo de efeito' }],
    [{ effectType: 'x' }, { effectType: 'Selecione o tipo de efeito' }],
    [{ intensity: '' }, { intensity: 'Selecione a intensidade' }],
    [{ intensity: 6 }, { intensity: 'Selecione a intensidade' }],
    [{ effectType: 'other' }, { otherName: 'Conte o que você sentiu.' }],
    [{ datetime: '2999-01-01T00:00:00Z' }, { datetime: 'A data não pode estar no futuro.' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const reply = await feel(ana, { effectType: 'nausea', intensity: 2, ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
  });

  test('shows days since the dose, the dose and the estimated level', async () => {
    const bia = await house.patient();
    await doses(bia, [10, 3]);
    const reply = await feel(bia, { effectType: 'nausea', intensity: 2, datetime: daysAgo(1) });
    const { context, id } = reply.json<{ data: SideEffect }>().data;
    expect(context).toMatchObject({ medicationName: 'Ozempic', doseMg: 1, daysSince: 2 });
    expect(context!.levelMg).toBeGreaterThan(0.5);
    expect(context!.levelMg).toBeLessThan(2);
    const changed = await bia.call('PUT', `/api/side-effects/${id}`, {
      payload: { effectType: 'headache', intensity: 4 },
    });
    expect(changed.json()).toMatchObject({ data: { effectType: 'headache', context: { daysSince: 2 } } });
    expect((await bia.call('DELETE', `/api/side-effects/${id}`)).statusCode).toBe(200);
  });

  test('is filtered by type, intensity and days', async () => {
    const bia = await house.patient();
    await feel(bia, { effectType: 'nausea', intensity: 2, datetime: daysAgo(40) });
    await feel(bia, { effectType: 'nausea', intensity: 4, datetime: daysAgo(2) });
    await feel(bia, { effectType: 'headache', intensity: 5, datetime: daysAgo(1) });
    const found = async (query: string) =>
      (await bia.call('GET', `/api/side-effects?${query}`)).json<{ data: SideEffect[] }>().data.length;
    expect([await found(''), await found('effectType=nausea'), await found('minIntensity=4')]).toEqual([
      3, 2, 2,
    ]);
    expect(await found(`from=${daysAgo(5).slice(0, 10)}`)).toBe(2);
  });
});

describe('the summary', () => {
  test('last seven days, by type with the label’s figure, and who is at risk', async () => {
    const bia = await house.patient();
    await doses(bia, [2]);
    await feel(bia, { effectType: 'nausea', intensity: 2, datetime: daysAgo(1) });
    await feel(bia, { effectType: 'nausea', intensity: 4, datetime: daysAgo(0.5) });
    await feel(bia, { effectType: 'headache', intensity: 1, datetime: daysAgo(20) });
    const summary = await summaryOf(bia);
    expect(summary.week).toEqual({ count: 2, strong: 1, meanIntensity: 3, commonest: 'nausea' });
    expect(summary.byType[0]).toMatchObject({
      effectType: 'nausea',
      count: 2,
      label: { percent: 20.3, placeboPercent: 6.1 },
    });
    expect(summary.byType[0]!.label!.source).not.toBe('');
    expect(summary.risk).toEqual({ takesInsulinOrSulfonylurea: false, vomitingHours: null });

    const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
    const [product] = search.json<{ data: { id: string }[] }>().data;
    await addBox(bia, { productId: product!.id });
    const vomit = (hours: number) =>
      feel(bia, { effectType: 'vomiting', intensity: 3, datetime: daysAgo(hours / 24) });
    await vomit(26.1);
    await vomit(0.1);
    expect((await summaryOf(bia)).risk).toEqual({ takesInsulinOrSulfonylurea: true, vomitingHours: 0 });
    for (const hours of [18, 9]) await vomit(hours);
    expect((await summaryOf(bia)).risk.vomitingHours).toBe(26);
  });

  test('a pattern only with five occurrences over three cycles', async () => {
    const bia = await house.patient();
    await doses(bia, [29, 22, 15, 8, 1]);
    for (const days of [28, 21, 14])
      await feel(bia, { effectType: 'nausea', intensity: 2, datetime: daysAgo(days) });
    expect((await summaryOf(bia)).patterns).toEqual([]);
    for (const days of [27, 20, 11])
      await feel(bia, { effectType: 'nausea', intensity: 2, datetime: daysAgo(days) });
    expect((await summaryOf(bia)).patterns).toMatchObject([
      { effectType: 'nausea', total: 6, inRange: 5, fromDay: 1, toDay: 2 },
    ]);
  });
});
