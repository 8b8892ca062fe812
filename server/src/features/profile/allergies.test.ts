import { beforeAll, describe, expect, test } from 'vitest';
import { addPen, OZEMPIC_1, tryApply } from '../../testing/pens.ts';
import { addBox, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

/** The things were at home before the allergy was known. */
async function learnAllergy(patient: Patient, allergies: string) {
  const reply = await patient.call('PUT', '/api/users/profile', { payload: { allergies } });
  expect(reply.statusCode).toBe(200);
}

const refusalOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { error?: { code: string } }).error?.code,
];
const ASKS = [409, 'known-allergy'];

describe('a box of what the profile names as an allergy asks first', () => {
  test('when it is added, and says why', async () => {
    const ana = await house.patient();
    await learnAllergy(ana, 'Camarão, Dipirona');
    const payload = { productId: await someProduct(ana), boxQuantity: 10, unitType: 'tablets' };
    const asked = await ana.call('POST', '/api/user-inventory', { payload });
    expect(refusalOf(asked)).toEqual(ASKS);
    expect(asked.json<{ error: { message: string } }>().error.message).toBe(
      'Seu perfil diz que você tem alergia a Dipirona, e Novalgina 500 mg leva essa substância. Antes de usar, fale com seu médico ou farmacêutico.',
    );
    const shelf = await ana.call('GET', '/api/user-inventory');
    expect(shelf.json<{ data: unknown[] }>().data).toEqual([]);
    const sure = await ana.call('POST', '/api/user-inventory', {
      payload: { ...payload, confirmAllergy: true },
    });
    expect(sure.statusCode).toBe(201);
  });

  test('when it is opened or taken, also under another name', async () => {
    const ana = await house.patient();
    const closed = await addBox(ana, { customName: 'Para dor' });
    const open = await openBox(ana, 10);
    await learnAllergy(ana, 'dipironas');
    const put = (payload: object) => ana.call('PUT', `/api/user-inventory/${closed.id}`, { payload });
    const opening = { openedDate: '2026-01-02', confirmSecondOpen: true };
    expect(refusalOf(await put(opening))).toEqual(ASKS);
    expect((await put({ ...opening, confirmAllergy: true })).statusCode).toBe(200);
    expect((await put({ notes: 'Na gaveta' })).statusCode).toBe(200);
    const take = (more: object) =>
      ana.call('POST', '/api/usage', { payload: { inventoryId: open.id, quantityUsed: 1, ...more } });
    expect(refusalOf(await take({}))).toEqual(ASKS);
    expect((await take({ confirmAllergy: true })).statusCode).toBe(201);
  });
});

test('a box asks first when it is renamed', async () => {
  const ana = await house.patient();
  const box = await addBox(ana, { productId: await someProduct(ana) });
  await learnAllergy(ana, 'amoxicilina');
  const put = (payload: object) => ana.call('PUT', `/api/user-inventory/${box.id}`, { payload });
  expect(refusalOf(await put({ customName: 'Amoxicilina da Ana' }))).toEqual(ASKS);
  const sure = { customName: 'Amoxicilina da Ana', confirmAllergy: true };
  expect((await put(sure)).statusCode).toBe(200);
  expect((await put({ customName: 'Amoxicilina da Ana', notes: 'Na gaveta' })).statusCode).toBe(200);
});

describe('a pen asks first', () => {
  test('when it is added, opened, applied, or chosen for an application', async () => {
    const bia = await house.patient();
    const pen = await addPen(bia);
    const vial = await addPen(bia, {
      medicationName: 'Outra',
      activeIngredient: 'Tirzepatida',
      catalogId: null,
    });
    await learnAllergy(bia, 'Wegovy');
    const add = (more: object) => bia.call('POST', '/api/pens', { payload: { ...OZEMPIC_1, ...more } });
    expect(refusalOf(await add({}))).toEqual(ASKS);
    expect((await add({ confirmAllergy: true })).statusCode).toBe(201);
    const open = (more: object) =>
      bia.call('POST', `/api/pens/${pen.id}/movements`, { payload: { kind: 'opening', ...more } });
    expect(refusalOf(await open({}))).toEqual(ASKS);
    expect((await open({ confirmAllergy: true })).statusCode).toBe(201);
    expect(refusalOf(await tryApply(bia, pen.id))).toEqual(ASKS);
    const applied = await tryApply(bia, vial.id);
    expect(applied.statusCode).toBe(201);
    const { id } = applied.json<{ data: { id: string } }>().data;
    const move = (more: object) =>
      bia.call('PUT', `/api/applications/${id}`, { payload: { penId: pen.id, ...more } });
    expect(refusalOf(await move({}))).toEqual(ASKS);
    // It would be the first dose of that medicine, above the step the label begins with.
    expect((await move({ confirmAllergy: true, confirmDose: true })).statusCode).toBe(200);
  });

  test('when it is renamed or becomes another product, and not when something else changes', async () => {
    const bia = await house.patient();
    const pen = await addPen(bia, {
      catalogId: null,
      medicationName: 'Outra',
      activeIngredient: 'Tirzepatida',
    });
    await learnAllergy(bia, 'semaglutida');
    const put = (payload: object) => bia.call('PUT', `/api/pens/${pen.id}`, { payload });
    expect((await put({ notes: 'Na porta da geladeira', medicationName: 'Outra' })).statusCode).toBe(200);
    for (const named of [
      { medicationName: 'Wegovy' },
      { activeIngredient: 'Semaglutida' },
      { brand: 'Ozempic' },
      { catalogId: 'ozempic-1' },
    ]) {
      expect([named, refusalOf(await put(named))]).toEqual([named, ASKS]);
    }
    expect((await put({ catalogId: 'ozempic-1', confirmAllergy: true })).statusCode).toBe(200);
    expect((await put({ notes: 'Na gaveta' })).statusCode).toBe(200);
  });

  test('another allergy asks nothing', async () => {
    const bia = await house.patient();
    await learnAllergy(bia, 'Dipirona, poeira');
    const pen = await addPen(bia);
    expect((await tryApply(bia, pen.id, { confirmDose: true })).statusCode).toBe(201);
  });
});
