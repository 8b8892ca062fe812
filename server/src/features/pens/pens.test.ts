import type { Pen } from '@leveza/contract/pens/pens.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { OZEMPIC_1, addPen, apply, penLedger, readPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const add = (input: object) => ana.call('POST', '/api/pens', { payload: input });

/** The day a pen that is in use already was opened. */
const OPENED = '2026-02-01T11:00:00.000Z';

describe('adding', () => {
  test('a known pen holds what its label says and gives its doses', async () => {
    const pen = await addPen(ana);
    expect(pen).toMatchObject({
      totalVolume: 3,
      totalMg: 4,
      remainingMg: 4,
      dosesLeft: 4,
      dosesTotal: 4,
      status: 'sealed',
      badge: 'sealed',
      intervalDays: 7,
      inUseDays: 42,
      costPerDose: 245,
      costPerMonth: 1050,
      medication: { id: 'ozempic-1', commercialName: 'Ozempic', isVial: false },
    });
  });

  test.each([
    [0.6, 30],
    [1.2, 15],
    [1.8, 10],
    [2.4, 7],
    [3, 6],
  ])('Saxenda at %d mg gives %d', async (currentDoseMg, doses) => {
    const pen = await addPen(ana, {
      catalogId: 'saxenda',
      medicationName: 'Saxenda',
      totalVolume: 3,
      concentrationMgMl: 6,
      currentDoseMg,
    });
    expect(pen.dosesLeft).toBe(doses);
  });

  test('the 0,25/0,5 mg pen gives four of one and two of the other', async () => {
    const pen = await addPen(ana, { catalogId: 'ozempic-025-05', totalVolume: 1.5, currentDoseMg: 0.25 });
    for (let week = 1; week <= 4; week += 1) {
      await apply(ana, pen.id, { doseMg: 0.25, datetime: `2026-02-0${week}T12:00:00Z` });
    }
    const change = { payload: { currentDoseMg: 0.5 } };
    expect((await ana.call('PUT', `/api/pens/${pen.id}`, change)).json()).toMatchObject({
      data: { dosesLeft: 2, status: 'open' },
    });
  });

  test('a box of four single-use pens gives four, one at a time', async () => {
    const box = await addPen(ana, {
      catalogId: 'mounjaro-5',
      medicationName: 'Mounjaro',
      totalVolume: 2,
      concentrationMgMl: 10,
      units: 4,
      currentDoseMg: 5,
    });
    expect(box).toMatchObject({ presentation: 'single-dose-pen', units: 4, unitMg: 5, dosesLeft: 4 });
    await apply(ana, box.id, { doseMg: 5, datetime: '2026-02-01T12:00:00Z' });
    expect(await readPen(ana, box.id)).toMatchObject({ dosesLeft: 3, sealedUnits: 3, remainingMg: 15 });
  });

  test('vials follow the specification: sealed ones times doses, and the rest of the open one', async () => {
    const vials = {
      catalogId: null,
      medicationName: 'Tirzepatida da clínica',
      isVial: true,
      totalBoxes: 1,
      totalVials: 4,
      totalVolume: 2,
      concentrationMgMl: 10,
      currentDoseMg: 2.5,
    };
    const entry = await addPen(ana, vials);
    expect(entry).toMatchObject({
      totalVials: 4,
      remainingVials: 4,
      openedVials: 0,
      dosesPerVial: 2,
      dosesLeft: 8,
      status: 'sealed',
    });
    await apply(ana, entry.id, { doseMg: 2.5, datetime: '2026-02-01T12:00:00Z' });
    expect(await readPen(ana, entry.id)).toMatchObject({
      remainingVials: 3,
      openedVials: 1,
      openVialDosesUsed: 1,
      dosesLeft: 7,
      status: 'open',
    });
  });

  test('of a pen nobody knows, half a millilitre is a dose', async () => {
    const pen = await addPen(ana, { catalogId: null, medicationName: 'Outra', currentDoseMg: null });
    expect(pen).toMatchObject({ dosesLeft: 6, intervalDays: null, costPerMonth: null });
  });

  test('equal pens become entries of their own, all of them or none', async () => {
    const bia = await house.patient('Bia');
    const reply = await bia.call('POST', '/api/pens', {
      payload: { ...OZEMPIC_1, catalogId: 'saxenda', copies: 3 },
    });
    expect(reply.json<{ pens: Pen[] }>().pens.map(({ boxNumber }) => boxNumber)).toEqual([1, 2, 3]);
  });

  test('one already in use comes with what is left and the day it was opened', async () => {
    const pen = await addPen(ana, { openedAt: '2026-01-20T12:00:00Z', remainingVolume: '1,5' });
    expect(pen).toMatchObject({
      remainingMg: 2,
      dosesLeft: 2,
      status: 'open',
      openedAt: '2026-01-20T12:00:00.000Z',
      usableUntil: '2026-03-03',
      badge: 'expired',
    });
  });

  test('doses recorded from before it was added are not taken out twice', async () => {
    const pen = await addPen(ana, { openedAt: '2026-01-20T12:00:00Z', remainingVolume: '1,5' });
    await apply(ana, pen.id, { datetime: '2026-01-20T12:00:00Z' });
    await apply(ana, pen.id, { datetime: '2026-01-27T12:00:00Z' });
    expect(await readPen(ana, pen.id)).toMatchObject({ remainingMg: 2, dosesLeft: 2 });
    await apply(ana, pen.id);
    expect(await readPen(ana, pen.id)).toMatchObject({ remainingMg: 1, dosesLeft: 1 });
  });

  test('a KwikPen of 5 mg gives 4 doses of 2,5 mg and is then spent', async () => {
    const kwikpen = { catalogId: 'mounjaro-kwikpen-5', totalVolume: 2.4, concentrationMgMl: 8.3333 };
    const pen = await addPen(ana, { ...kwikpen, currentDoseMg: 2.5 });
    expect(pen).toMatchObject({ totalMg: 20, dosesLeft: 4, dosesTotal: 4 });
    for (let week = 1; week <= 4; week += 1) {
      await apply(ana, pen.id, { doseMg: 2.5, datetime: `2026-02-0${week}T12:00:00Z` });
    }
    expect(await readPen(ana, pen.id)).toMatchObject({ dosesLeft: 0, status: 'empty', badge: 'empty' });
  });

  test.each([
    ['byetta-10', 2.4, 0.25, 0.01, 60],
    ['byetta', 1.2, 0.25, 0.005, 60],
    ['lyxumia-10', 3, 0.05, 0.01, 14],
    ['lyxumia', 3, 0.1, 0.02, 14],
    ['xultophy', 3, 3.6, null, 300],
  ])(
    '%s gives its doses by number',
    async (catalogId, totalVolume, concentrationMgMl, currentDoseMg, doses) => {
      const pen = await addPen(ana, { catalogId, totalVolume, concentrationMgMl, currentDoseMg });
      expect(pen).toMatchObject({ dosesLeft: doses, dosesTotal: doses });
    },
  );

  test('a Saxenda opened today is open, not about to expire', async () => {
    const saxenda = { catalogId: 'saxenda', totalVolume: 3, concentrationMgMl: 6, currentDoseMg: 3 };
    const pen = await addPen(ana, { ...saxenda, openedAt: new Date().toISOString() });
    expect(pen).toMatchObject({ badge: 'open', inUseDays: 30 });
  });

  test('one that was not paid for has no price and stays out of the costs', async () => {
    const bia = await house.patient('Bia');
    await addPen(bia, { purchaseDate: '2026-01-01' });
    const pen = await addPen(bia, { isFree: true, pricePaid: null, purchaseDate: '2026-02-01' });
    expect(pen).toMatchObject({ pricePaid: null, costPerDose: null, costPerMonth: null });
    expect((await bia.call('GET', '/api/pens/supply')).json()).toMatchObject({ data: { costPerDose: 245 } });
    const change = (payload: object) => bia.call('PUT', `/api/pens/${pen.id}`, { payload });
    expect((await change({ pricePaid: null })).statusCode).toBe(422);
    expect((await change({ pricePaid: 800 })).json()).toMatchObject({ data: { pricePaid: 800 } });
    expect((await change({ isFree: true, pricePaid: null })).json()).toMatchObject({
      data: { pricePaid: null },
    });
  });

  test.each([
    ['ozempic-1, dosed by its label', {}, 1, { dosesLeft: 3, remainingMg: 3, status: 'open' }],
    [
      'Saxenda at 1,8 mg',
      { catalogId: 'saxenda', totalVolume: 3, concentrationMgMl: 6, currentDoseMg: 1.8 },
      4,
      { dosesLeft: 6, remainingMg: 10.8 },
    ],
    [
      'the pen of the first weeks, after its step',
      { catalogId: 'ozempic-025-05', totalVolume: 1.5, concentrationMgMl: 1.34, currentDoseMg: 0.5 },
      4,
      { dosesLeft: 2, remainingMg: 1 },
    ],
    [
      'Saxenda after two steps',
      { catalogId: 'saxenda', totalVolume: 3, concentrationMgMl: 6, currentDoseMg: 1.8 },
      14,
      { dosesLeft: 3, remainingMg: 5.4 },
    ],
    [
      'KwikPen 5 mg at 2,5 mg',
      { catalogId: 'mounjaro-kwikpen-5', totalVolume: 2.4, concentrationMgMl: 8.3333, currentDoseMg: 2.5 },
      3,
      { dosesLeft: 1 },
    ],
    [
      'a box of four pens',
      { catalogId: 'mounjaro-5', totalVolume: 2, concentrationMgMl: 10, units: 4, currentDoseMg: 5 },
      1,
      { dosesLeft: 3, sealedUnits: 3 },
    ],
  ])('in use, by the doses applied with it: %s', async (_, input, dosesUsed, expected) => {
    expect(await addPen(ana, { ...input, dosesUsed, openedAt: OPENED })).toMatchObject({
      ...expected,
      openedAt: 'units' in input ? null : OPENED,
    });
  });

  // Days in use that began today would keep it past its time.
  test.each([{ dosesUsed: 2 }, { remainingVolume: 1 }])(
    'in use with %j and no opening day, it was open since it was bought',
    async (used) => {
      const pen = await addPen(ana, { ...used, purchaseDate: dayFromToday(-10) });
      expect(pen.openedAt).toBe(instantAt(dayFromToday(-10), '12:00', DEFAULT_ZONE).toISOString());
      const today = await addPen(ana, { ...used, purchaseDate: dayFromToday(0) });
      expect(Date.parse(today.openedAt!)).toBeLessThanOrEqual(Date.now());
    },
  );

  test('the doses of a pen bought today say that it was opened before', async () => {
    const pen = await addPen(ana, { dosesUsed: 3, purchaseDate: dayFromToday(0) });
    expect(pen.openedAt).toBe(instantAt(dayFromToday(-14), '12:00', DEFAULT_ZONE).toISOString());
  });

  test('in use, a dose of the same minute is taken out of it', async () => {
    const pen = await addPen(ana, { dosesUsed: 2, openedAt: OPENED });
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    await apply(ana, pen.id, { datetime: new Date(minute).toISOString() });
    expect(await readPen(ana, pen.id)).toMatchObject({ dosesLeft: 1, remainingMg: 1 });
  });

  test.each([
    [{ medicationName: '' }, { medicationName: 'Nome do medicamento é obrigatório' }],
    [{ activeIngredient: ' ' }, { activeIngredient: 'Princípio ativo é obrigatório' }],
    [{ manufacturer: undefined }, { manufacturer: 'Fabricante é obrigatório' }],
    [{ purchaseDate: '' }, { purchaseDate: 'Data de compra é obrigatória' }],
    [{ pricePaid: 0 }, { pricePaid: 'Preço deve ser maior que zero' }],
    [{ pricePaid: '' }, { pricePaid: 'Informe o preço ou marque “Não paguei por ela”.' }],
    [{ pricePaid: 0, isFree: true }, { pricePaid: 'Preço deve ser maior que zero' }],
    [{ dosesUsed: 5 }, { dosesUsed: 'Ela não dá tantas doses. Confira o número.' }],
    [
      { catalogId: 'saxenda', totalVolume: 3, concentrationMgMl: 6, currentDoseMg: null, dosesUsed: 10 },
      { currentDoseMg: 'Diga a sua dose: por ela contamos o que já saiu.' },
    ],
    [{ totalVolume: '' }, { totalVolume: 'Volume total deve ser maior que zero' }],
    [{ concentrationMgMl: -1 }, { concentrationMgMl: 'Concentração deve ser maior que zero' }],
    [{ expiryDate: '2026-01-10' }, { expiryDate: 'Data de validade deve ser posterior à data de compra' }],
    [
      { isVial: true },
      {
        totalBoxes: 'Número de caixas deve ser maior que zero',
        totalVials: 'Número de ampolas deve ser maior que zero',
      },
    ],
    [{ remainingVolume: 4 }, { remainingVolume: 'O que resta não pode ser maior que o volume total.' }],
    [{ purchaseDate: '2999-01-01', expiryDate: null }, { purchaseDate: 'A data não pode estar no futuro.' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const reply = await add({ ...OZEMPIC_1, ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
  });

  test('a lot Anvisa lists as counterfeit is told, whatever its spelling', async () => {
    expect(await addPen(ana, { batchNumber: ' lp6-f832 ' })).toMatchObject({
      counterfeit: { lot: 'LP6F832', product: 'Ozempic' },
    });
    expect((await addPen(ana, { batchNumber: 'PP6D455' })).counterfeit).toBeNull();
  });

  test('a prohibited product can be recorded, without a plan', async () => {
    const pen = await addPen(ana, {
      catalogId: 'tg-tirzepatida-5',
      medicationName: 'TG (tirzepatida)',
      isVial: true,
      totalBoxes: 1,
      totalVials: 4,
      totalVolume: 2,
      concentrationMgMl: 10,
      currentDoseMg: 5,
    });
    expect(pen).toMatchObject({ legalStatus: 'prohibited', intervalDays: null, costPerMonth: null });
  });

  test.each([
    ['Retatrutida', 'Peptídeo', 'prohibited'],
    ['Lipoless 5', 'Tirzepatida', 'prohibited'],
    ['Semaglutida manipulada', 'Semaglutida', 'compounded'],
    ['Semaglutida importada', 'Semaglutida', null],
  ])('%s typed by hand is known by its name', async (medicationName, activeIngredient, legalStatus) => {
    const pen = await addPen(ana, { catalogId: null, medicationName, activeIngredient });
    expect(pen).toMatchObject({ legalStatus, intervalDays: null });
  });
});

describe('the ledger', () => {
  test('opening starts the days in use, and can be taken back', async () => {
    const pen = await addPen(ana);
    const opened = await ana.call('POST', `/api/pens/${pen.id}/movements`, {
      payload: { kind: 'opening', happenedAt: '2026-02-01T15:00:00Z' },
    });
    expect(opened.json()).toMatchObject({ data: { status: 'open', usableUntil: '2026-03-15' } });
    const { movementId } = opened.json<{ movementId: string }>();
    const undone = await ana.call('DELETE', `/api/pens/${pen.id}/movements/${movementId}`);
    expect(undone.json()).toMatchObject({ data: { status: 'sealed', usableUntil: '2028-03-31' } });
  });

  test('another remaining volume is an adjustment, never an overwrite', async () => {
    const pen = await addPen(ana);
    await apply(ana, pen.id, { datetime: '2026-02-01T12:00:00Z' });
    const reply = await ana.call('PUT', `/api/pens/${pen.id}`, {
      payload: { remainingVolume: 1.5, reason: 'vazou' },
    });
    expect(reply.json()).toMatchObject({ data: { remainingMg: 2 } });
    const lines = await penLedger(ana, pen.id);
    expect(lines.map(({ kind, mg }) => [kind, mg])).toEqual([
      ['adjustment', -1],
      ['application', -1],
      ['opening', 0],
      ['purchase', 4],
    ]);
    expect(lines[0]).toMatchObject({ reason: 'vazou', remainingMg: 2 });
  });

  test('purge and loss leave the pen, a discard empties it, each can be undone', async () => {
    const pen = await addPen(ana);
    const move = (payload: object) => ana.call('POST', `/api/pens/${pen.id}/movements`, { payload });
    await move({ kind: 'purge', mg: '0,05' });
    expect((await move({ kind: 'loss', mg: 0.5 })).json()).toMatchObject({ data: { remainingMg: 3.45 } });
    const discarded = await move({ kind: 'discard', reason: 'congelou' });
    expect(discarded.json()).toMatchObject({ data: { remainingMg: 0, status: 'empty', badge: 'empty' } });
    const { movementId } = discarded.json<{ movementId: string }>();
    await ana.call('DELETE', `/api/pens/${pen.id}/movements/${movementId}`);
    expect((await readPen(ana, pen.id)).remainingMg).toBe(3.45);
    expect((await move({ kind: 'loss', mg: 9 })).json()).toMatchObject({ error: { code: 'pen-not-enough' } });
    expect((await move({ kind: 'loss' })).json()).toMatchObject({
      error: { fields: { mg: 'Informe quantos mg.' } },
    });
  });

  test('a deleted entry is gone from the shelf, keeps its doses, and comes back as it was', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    await apply(bia, pen.id, { datetime: '2026-02-01T12:00:00Z' });
    await bia.call('DELETE', `/api/pens/${pen.id}`);
    expect((await bia.call('GET', '/api/pens')).json()).toMatchObject({ pagination: { total: 0 } });
    expect((await bia.call('GET', '/api/applications')).json()).toMatchObject({ pagination: { total: 1 } });
    expect((await tryApply(bia, pen.id)).statusCode).toBe(404);
    await bia.call('POST', `/api/pens/${pen.id}/restore`);
    expect(await readPen(bia, pen.id)).toMatchObject({ dosesLeft: 3 });
  });

  test('the shelf is told open, sealed, empty, each newest first', async () => {
    const bia = await house.patient('Bia');
    const names = ['old sealed', 'new sealed', 'open', 'empty'];
    const [old, fresh, open, empty] = await Promise.all(
      names.map((brand, index) => addPen(bia, { brand, purchaseDate: `2026-01-0${index + 1}` })),
    );
    await apply(bia, open!.id, { datetime: '2026-02-01T12:00:00Z' });
    await bia.call('POST', `/api/pens/${empty!.id}/movements`, { payload: { kind: 'discard' } });
    const { data } = (await bia.call('GET', '/api/pens')).json<{ data: Pen[] }>();
    expect(data.map(({ id }) => id)).toEqual([open, fresh, old, empty].map((pen) => pen!.id));
  });
});
