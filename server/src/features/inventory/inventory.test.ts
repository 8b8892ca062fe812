import type { LightMyRequestResponse } from 'fastify';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { NO_PRODUCT } from '@leveza/contract/inventory/fields.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBox, ledgerOf, openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const put = (id: string, payload: object, patient = ana) =>
  patient.call('PUT', `/api/user-inventory/${id}`, { payload });
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;

describe('a new box', () => {
  test('has the specification’s defaults, its product nested, and its purchase in the ledger', async () => {
    const productId = await someProduct(ana);
    const reply = await ana.call('POST', '/api/user-inventory', { payload: { productId } });
    expect(reply.statusCode).toBe(201);
    expect(reply.json<{ data: InventoryItem }>().data).toMatchObject({
      productId,
      product: { name: 'Novalgina 500 mg', mainCategory: 'MEDICATIONS', form: 'TABLET' },
      currentQuantity: 30,
      boxQuantity: 30,
      unitType: 'capsules',
      isFavorite: false,
      needsRefrigeration: false,
      lowStockThreshold: 5,
      daysBeforeExpiryAlert: 30,
      effectivenessRating: 3,
      isActive: true,
      openedDate: null,
      customName: null,
      purchasePrice: null,
      store: null,
    });
    const { id } = reply.json<{ data: InventoryItem }>().data;
    expect(await ledgerOf(ana, id)).toMatchObject({
      data: [{ kind: 'purchase', quantity: 30 }],
      quantity: 30,
    });
  });

  test('keeps money as text, blank text as null, and decimals with a comma', async () => {
    const box = await addBox(ana, {
      purchasePrice: '89,9',
      store: '   ',
      notes: '',
      purchaseDate: '2026-10-01',
      expiryDate: '2027-10-01T00:00:00.000Z',
      boxQuantity: '12,5',
      unitsPerDose: '0,5',
    });
    expect(box).toMatchObject({
      purchasePrice: '89.90',
      store: null,
      notes: null,
      purchaseDate: '2026-10-01',
      expiryDate: '2027-10-01',
      boxQuantity: 12.5,
      currentQuantity: 12.5,
      unitsPerDose: 0.5,
    });
  });

  test('three of a kind become three entries, all or none', async () => {
    const bia = await house.patient('Bia');
    const productId = await someProduct(bia);
    const payload = { productId, boxQuantity: 20, notes: 'Na gaveta', boxes: 3 };
    const reply = await bia.call('POST', '/api/user-inventory', { payload });
    const { items } = reply.json<{ items: InventoryItem[] }>();
    expect(
      items.map(({ customName, notes, currentQuantity }) => [customName, notes, currentQuantity]),
    ).toEqual(
      [1, 2, 3].map((n) => [`Novalgina 500 mg - Caixa ${n}`, expect.stringContaining(`Caixa ${n} de 3`), 20]),
    );
    const refused = await bia.call('POST', '/api/user-inventory', {
      payload: { ...payload, openedDate: '2999-01-01' },
    });
    expect(refused.statusCode).toBe(422);
    const listed = await bia.call('GET', '/api/user-inventory');
    expect(listed.json()).toMatchObject({ pagination: { total: 3 } });
  });

  test.each([
    [{ productId: undefined }, { productId: NO_PRODUCT }],
    [{ productId: '6f1c1a52-0c1d-4a44-9a7e-3f6f0e6c2b01' }, { productId: NO_PRODUCT }],
    [{ boxQuantity: -1 }, { boxQuantity: 'A quantidade não pode ser negativa.' }],
    [{ purchasePrice: 'caro' }, { purchasePrice: 'Informe um valor.' }],
    [{ expiryDate: '2026-02-30' }, { expiryDate: 'Data inválida' }],
    [{ effectivenessRating: 6 }, { effectivenessRating: 'O valor máximo é 5.' }],
    [{ lowStockThreshold: 0 }, { lowStockThreshold: 'O valor mínimo é 1.' }],
    [{ openedDate: '2999-01-01' }, { openedDate: 'A data não pode estar no futuro.' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const productId = await someProduct(ana);
    const reply = await ana.call('POST', '/api/user-inventory', { payload: { productId, ...wrong } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
  });

  test('a pen is not a box: its screen is another', async () => {
    const own = await ana.call('POST', '/api/products', {
      payload: { name: 'Caneta', mainCategory: 'INJECTABLES', subCategory: 'GLP1' },
    });
    const { id: productId } = own.json<{ data: { id: string } }>().data;
    const reply = await ana.call('POST', '/api/user-inventory', { payload: { productId } });
    expect(codeOf(reply)).toBe('pen-not-box');
  });

  test('cannot name another patient’s product', async () => {
    const bia = await house.patient('Bia');
    const own = await bia.call('POST', '/api/products', {
      payload: { name: 'Chá da Bia', mainCategory: 'SUPPLEMENTS' },
    });
    const { id: productId } = own.json<{ data: { id: string } }>().data;
    const reply = await ana.call('POST', '/api/user-inventory', { payload: { productId } });
    expect(reply.json()).toMatchObject({ error: { fields: { productId: NO_PRODUCT } } });
  });
});

describe('opening', () => {
  test('a chosen day counts from noon there, today from now', async () => {
    const box = await addBox(ana);
    const reply = await put(box.id, { openedDate: '2026-03-10' });
    expect(reply.json()).toMatchObject({ data: { openedDate: '2026-03-10T15:00:00.000Z' } });
    expect((await ledgerOf(ana, box.id)).data).toMatchObject([
      { kind: 'purchase' },
      { kind: 'opening', quantity: 0, happenedAt: '2026-03-10T15:00:00.000Z' },
    ]);
  });

  test('now goes by the server’s clock, and a box that is open stays open since before', async () => {
    const bia = await house.patient('Bia');
    const box = await addBox(bia);
    const open = async (body: object = {}) => {
      const reply = await put(box.id, { openedDate: 'now', ...body }, bia);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<{ data: InventoryItem }>().data.openedDate!;
    };
    const since = await open();
    expect(Math.abs(Date.parse(since) - Date.now())).toBeLessThan(MINUTE_MS);
    // The first answer was lost, or another device has opened it meanwhile.
    expect(await open({ notes: 'Na gaveta' })).toBe(since);
    expect((await ledgerOf(bia, box.id)).data.filter(({ kind }) => kind === 'opening')).toHaveLength(1);
    const second = await put((await addBox(bia)).id, { openedDate: 'now' }, bia);
    expect(codeOf(second)).toBe('second-box-open');

    const headers = { [PRESSED_AGO]: '600' };
    const payload = { productId: await someProduct(bia, 'creatina'), openedDate: 'now' };
    const sentAgain = await bia.call('POST', '/api/user-inventory', { payload, headers });
    const added = sentAgain.json<{ data: InventoryItem }>().data.openedDate!;
    expect(Math.abs(Date.parse(added) - (Date.now() - 10 * MINUTE_MS))).toBeLessThan(MINUTE_MS);
  });

  test('before the day of purchase is refused at that day, and other changes stay possible', async () => {
    const box = await addBox(ana, { purchaseDate: '2026-03-12' });
    const refused = await put(box.id, { openedDate: '2026-03-10' });
    expect(refused.json()).toMatchObject({
      error: { fields: { purchaseDate: 'Já estava aberta em 10/03/2026. Confira as duas datas.' } },
    });
    const both = { openedDate: '2026-03-10', purchaseDate: '2026-03-10', confirmSecondOpen: true };
    expect((await put(box.id, both)).statusCode).toBe(200);
    expect((await put(box.id, { notes: 'Fica no armário' })).statusCode).toBe(200);
  });

  test('a second box of the product asks first', async () => {
    const bia = await house.patient('Bia');
    await openBox(bia, 5);
    const second = await addBox(bia);
    const openedDate = new Date().toISOString();
    expect(codeOf(await put(second.id, { openedDate }, bia))).toBe('second-box-open');
    expect((await put(second.id, { openedDate, confirmSecondOpen: true }, bia)).statusCode).toBe(200);
  });

  test('is undone by null and never lies in the future', async () => {
    const box = await openBox(await house.patient(), 5).catch(() => null);
    expect(box).not.toBeNull();
    const own = await addBox(ana);
    expect((await put(own.id, { openedDate: '2999-01-01' })).statusCode).toBe(422);
    await put(own.id, { openedDate: '2026-03-10', confirmSecondOpen: true });
    expect((await put(own.id, { openedDate: null })).json()).toMatchObject({ data: { openedDate: null } });
  });
});

describe('the ledger', () => {
  test('a corrected quantity is an adjustment with its reason, never an overwrite', async () => {
    const box = await addBox(ana);
    await put(box.id, { currentQuantity: 7.5, reason: 'contei de novo' });
    const { data, quantity } = await ledgerOf(ana, box.id);
    expect(data[0]).toMatchObject({ kind: 'adjustment', quantity: -2.5, reason: 'contei de novo' });
    expect(quantity).toBe(7.5);
    expect((await readBox(ana, box.id)).currentQuantity).toBe(7.5);
    await put(box.id, { notes: 'nada mudou', currentQuantity: 7.5 });
    expect((await ledgerOf(ana, box.id)).data).toHaveLength(2);
  });

  test('a loss is recorded, more than is there is refused, and nothing is half done', async () => {
    const box = await addBox(ana);
    const lose = (quantity: number) =>
      ana.call('POST', `/api/user-inventory/${box.id}/movements`, {
        payload: { kind: 'loss', quantity, reason: 'caiu no chão' },
      });
    expect((await lose(3)).json()).toMatchObject({ data: { currentQuantity: 7 } });
    expect(codeOf(await lose(8))).toBe('insufficient-stock');
    expect(await ledgerOf(ana, box.id)).toMatchObject({ quantity: 7 });
  });

  test('a purchase of tomorrow is refused, on a new box and on one at home', async () => {
    const purchaseDate = addDays(dayIn('America/Sao_Paulo', new Date()), 1);
    const fields = { purchaseDate: 'A data não pode estar no futuro.' };
    const box = await addBox(ana);
    const bought = await ana.call('POST', '/api/user-inventory', {
      payload: { productId: box.productId, purchaseDate },
    });
    const changed = await put(box.id, { purchaseDate });
    for (const refused of [bought, changed]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ error: { fields } });
    }
  });

  test('tells what was there on a past day', async () => {
    const box = await addBox(ana, { purchaseDate: '2026-03-01', openedDate: '2026-03-02' });
    const use = (quantityUsed: number, usedAt: string) =>
      ana.call('POST', '/api/usage', { payload: { inventoryId: box.id, quantityUsed, usedAt } });
    // 23:30 in São Paulo on the 5th is the 6th in London.
    await use(2, '2026-03-06T02:30:00Z');
    await use(1, '2026-03-10T12:00:00Z');
    const on = async (day: string) => (await ledgerOf(ana, box.id, day)).quantity;
    expect([
      await on('2026-02-28'),
      await on('2026-03-01'),
      await on('2026-03-05'),
      await on('2026-03-10'),
    ]).toEqual([0, 10, 8, 7]);
  });
});

describe('deleting', () => {
  test('takes a box off the shelf and puts it back as it was', async () => {
    const box = await addBox(ana, { notes: 'volta' });
    expect((await ana.call('DELETE', `/api/user-inventory/${box.id}`)).statusCode).toBe(200);
    expect((await ana.call('GET', `/api/user-inventory/${box.id}`)).statusCode).toBe(404);
    expect((await put(box.id, { notes: 'x' })).statusCode).toBe(404);
    expect((await ana.call('DELETE', `/api/user-inventory/${box.id}`)).statusCode).toBe(404);
    const restored = await ana.call('POST', `/api/user-inventory/${box.id}/restore`);
    expect(restored.json()).toMatchObject({ data: box });
  });
});

test('a list is told page by page, newest first', async () => {
  const bia = await house.patient('Bia');
  for (let n = 1; n <= 3; n += 1) await addBox(bia, { customName: `Caixa ${n}` });
  const reply = await bia.call('GET', '/api/user-inventory?limit=2');
  const { data, pagination } = reply.json<{ data: InventoryItem[]; pagination: object }>();
  expect(data.map(({ customName }) => customName)).toEqual(['Caixa 3', 'Caixa 2']);
  expect(pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
});
