import type { SideEffect, SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addPen } from '../../testing/pens.ts';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const feel = (patient: Patient, payload: object) => patient.call('POST', '/api/side-effects', { payload });
const summaryOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/side-effects/summary')).json<{ data: SideEffectSummary }>().data;
const OZEMPIC = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };
const INSULIN_PEN = {
  catalogId: 'xultophy',
  medicationName: 'Xultophy',
  activeIngredient: 'Insulina degludeca + liraglutida',
  concentrationMgMl: 3.6,
};
const say = (patient: Patient, payload: object) => patient.call('PUT', '/api/users/profile', { payload });
const doses = (patient: Patient, ago: number[], medicine = OZEMPIC) =>
  patient.call('POST', '/api/applications/past', {
    payload: {
      ...medicine,
      entries: ago.map((days) => ({ datetime: daysAgo(days), doseMg: 1 })),
      confirmDose: true,
      confirmSwitch: true,
      confirmEarly: true,
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

  test('answers come back with an effect that is recorded again or changed back', async () => {
    const bia = await house.patient();
    const felt = { effectType: 'nausea', intensity: 4 };
    const answers = { yes: ['mood'], no: ['any-sign'] };
    const { id } = (await feel(bia, felt)).json<{ data: SideEffect }>().data;
    const path = `/api/side-effects/${id}`;
    await bia.call('PUT', `${path}/answers`, { payload: answers });
    const changed = await bia.call('PUT', path, { payload: { ...felt, intensity: 2 } });
    expect(changed.json()).toMatchObject({ data: { answers: { yes: [], no: [] } } });
    const back = await bia.call('PUT', path, { payload: { ...felt, answers } });
    expect(back.json()).toMatchObject({ data: { answers } });
    const deleted = (await bia.call('DELETE', path, { payload: {} })).json<{ data: SideEffect }>().data;
    expect(deleted).toMatchObject({ answers });
    const again = await feel(bia, { ...felt, answers: deleted.answers });
    expect(again.json()).toMatchObject({ data: { answers } });
  });

  test('several felt together are recorded in one go, with what they share, and taken back in one', async () => {
    const bia = await house.patient();
    const shared = { datetime: daysAgo(0.5), duration: 60, actionTaken: 'chá', notes: 'à noite' };
    const also = [
      { effectType: 'fatigue', intensity: 3, otherName: 'nada' },
      { effectType: 'other', otherName: 'Soluço', intensity: 1 },
    ];
    const recorded = await feel(bia, { effectType: 'nausea', intensity: 2, ...shared, also });
    expect(recorded.statusCode).toBe(201);
    const reply = recorded.json<{ data: SideEffect; also: SideEffect[] }>();
    expect(reply.data).toMatchObject({ effectType: 'nausea', intensity: 2, ...shared });
    expect(reply.also).toMatchObject([
      { effectType: 'fatigue', otherName: null, intensity: 3, ...shared },
      { effectType: 'other', otherName: 'Soluço', intensity: 1, ...shared },
    ]);
    const listed = async () =>
      (await bia.call('GET', '/api/side-effects')).json<{ data: SideEffect[] }>().data.length;
    expect(await listed()).toBe(3);
    const foreign = await ana.call('DELETE', `/api/side-effects/${reply.data.id}`, {
      payload: { also: reply.also.map(({ id }) => id) },
    });
    expect(foreign.statusCode).toBe(404);
    expect(await listed()).toBe(3);
    const undone = await bia.call('DELETE', `/api/side-effects/${reply.data.id}`, {
      payload: { also: reply.also.map(({ id }) => id) },
    });
    expect(undone.json()).toMatchObject(reply);
    expect(await listed()).toBe(0);
  });

  test('where one of several is wrong none is recorded, and its field is named', async () => {
    const bia = await house.patient();
    const also = [
      { effectType: 'fatigue', intensity: 3 },
      { effectType: 'other', intensity: 9 },
    ];
    const reply = await feel(bia, { effectType: 'nausea', intensity: 2, also });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: { fields: { 'also.1.intensity': 'Selecione a intensidade' } },
    });
    expect((await bia.call('GET', '/api/side-effects')).json()).toMatchObject({ data: [] });
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

  test('shows the level after a change from a daily medicine, however many doses came before', async () => {
    const bia = await house.patient();
    await say(bia, { treatmentStart: dayFromToday(-365) });
    const daily = Array.from({ length: 16 }, (_, place) => 24 - place);
    await doses(bia, [300, ...daily], { catalogId: 'saxenda', medicationName: 'Saxenda' });
    await doses(bia, [8, 1]);
    const reply = await feel(bia, { effectType: 'nausea', intensity: 2 });
    expect(reply.json<{ data: SideEffect }>().data.context!.levelMg).toBeGreaterThan(0.5);
  });

  test('shows how often studies of the product of that time saw it', async () => {
    const bia = await house.patient();
    await doses(bia, [80], { catalogId: 'poviztra-10', medicationName: 'Poviztra' });
    await doses(bia, [40]);
    await doses(bia, [5], { catalogId: 'mounjaro-5', medicationName: 'Mounjaro' });
    const labelOf = async (payload: object) =>
      (await feel(bia, { intensity: 2, ...payload })).json<{ data: SideEffect }>().data.label;
    expect(await labelOf({ effectType: 'nausea', datetime: daysAgo(30) })).toMatchObject({
      product: 'Ozempic',
      isOfProduct: true,
    });
    expect(await labelOf({ effectType: 'nausea' })).toMatchObject({ product: 'Mounjaro', isOfProduct: true });
    expect(await labelOf({ effectType: 'nausea', datetime: daysAgo(70) })).toMatchObject({
      product: 'Ozempic',
      isOfProduct: false,
    });
    expect(await labelOf({ effectType: 'gerd', datetime: daysAgo(30) })).toBeNull();
    expect(await labelOf({ effectType: 'other', otherName: 'Náusea' })).toBeNull();
    expect(await labelOf({ effectType: 'nausea', datetime: daysAgo(90) })).toBeNull();
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
    expect(await found(`from=${dayFromToday(-5)}`)).toBe(2);
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
    expect(summary.week).toEqual({
      count: 2,
      strong: 1,
      meanIntensity: 3,
      commonest: { effectType: 'nausea', otherName: null },
    });
    expect(summary.byType[0]).toMatchObject({
      effectType: 'nausea',
      count: 2,
      label: { percent: 20.3, placeboPercent: 6.1 },
    });
    expect(summary.byType[0]!.label!.sources).not.toEqual([]);
  });

  test('of two felt equally often neither is the commonest; an own one is known by its name', async () => {
    const bia = await house.patient();
    await feel(bia, { effectType: 'other', otherName: 'Soluço', intensity: 1 });
    await feel(bia, { effectType: 'nausea', intensity: 1 });
    expect((await summaryOf(bia)).week.commonest).toBeNull();
    await feel(bia, { effectType: 'other', otherName: 'soluco', intensity: 1 });
    expect((await summaryOf(bia)).week.commonest).toMatchObject({ effectType: 'other' });
    const own = (await summaryOf(bia)).byType.find(({ effectType }) => effectType === 'other')!;
    const found = await bia.call('GET', `/api/side-effects?sameAs=${own.id}`);
    expect(found.json()).toMatchObject({ pagination: { total: 2 } });
    const foreign = await ana.call('GET', `/api/side-effects?sameAs=${own.id}`);
    expect(foreign.json()).toMatchObject({ pagination: { total: 0 } });
  });

  test('for the red flags: what was felt in three days, and whether low sugar is a danger', async () => {
    const bia = await house.patient();
    await feel(bia, { effectType: 'diarrhea', intensity: 2, datetime: daysAgo(3.1) });
    await feel(bia, { effectType: 'constipation', intensity: 5, datetime: daysAgo(4), duration: 2000 });
    await feel(bia, { effectType: 'vomiting', intensity: 3, datetime: daysAgo(2.9), duration: 30 });
    const { risk } = await summaryOf(bia);
    expect(risk.hasLowSugarRisk).toBeNull();
    expect(risk.recent.map(({ effectType, duration }) => [effectType, duration])).toEqual([
      ['vomiting', 30],
      ['constipation', 2000],
    ]);

    const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
    const [product] = search.json<{ data: { id: string }[] }>().data;
    await addBox(bia, { productId: product!.id });
    expect((await summaryOf(bia)).risk.hasLowSugarRisk).toBe(true);
  });

  test('for ketoacidosis: whether a gliflozin is at home', async () => {
    const bia = await house.patient();
    expect((await summaryOf(bia)).risk.hasKetoacidosisRisk).toBeNull();
    await say(bia, { diabetesType: 'NONE' });
    expect((await summaryOf(bia)).risk.hasKetoacidosisRisk).toBeNull();
    const search = await bia.call('GET', '/api/products?search=dapagliflozina&limit=1');
    const [product] = search.json<{ data: { id: string }[] }>().data;
    await addBox(bia, { productId: product!.id });
    expect((await summaryOf(bia)).risk.hasKetoacidosisRisk).toBe(true);
  });

  test.each([
    ['a pen that holds insulin too', async (bia: Patient) => addPen(bia, INSULIN_PEN), true],
    [
      'insulin in a pen that was typed by hand, whatever the profile says',
      async (bia: Patient) => {
        await say(bia, { diabetesType: 'NONE' });
        await addPen(bia, {
          catalogId: null,
          medicationName: 'Lantus',
          activeIngredient: 'Insulina glargina',
        });
      },
      true,
    ],
    ['type 1', (bia: Patient) => say(bia, { diabetesType: 'TYPE1' }), true],
    ['no diabetes', (bia: Patient) => say(bia, { diabetesType: 'NONE' }), false],
    ['nothing known', async () => undefined, null],
  ])('%s', async (_, prepare, isAtRisk) => {
    const bia = await house.patient();
    await prepare(bia);
    expect((await summaryOf(bia)).risk.hasLowSugarRisk).toBe(isAtRisk);
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
