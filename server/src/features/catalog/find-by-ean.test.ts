import type { Reply } from '@leveza/contract/endpoint.ts';
import type { findByEan } from '@leveza/contract/catalog/search.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOpenFoodFacts } from '../../testing/open-food-facts.ts';
import { SPREAD, startOpenFoodFacts } from '../../testing/open-food-facts.ts';
import type { TestDatabase } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { eanLookups, products } from './table.ts';
import type { SearchHouse, Searcher } from './testing/search-house.ts';
import { bearer, searchHouse, searcher } from './testing/search-house.ts';

let off: TestOpenFoodFacts;
let database: TestDatabase;
let house: SearchHouse;
let ana: Searcher;

beforeAll(async () => {
  [off, database] = [await startOpenFoodFacts(), await testDatabase()];
  house = await searchHouse(database.db, { openFoodFactsUrl: off.url });
  ana = await searcher(database.db);
});
beforeEach(async () => {
  off.requests.length = 0;
  off.fail(null);
  await database.db.delete(eanLookups);
});
afterAll(async () => {
  await house.app.close();
  await off.stop();
});

interface Answer {
  data: Reply<typeof findByEan>['data'];
  error: { code: string; message: string; fields?: Record<string, string> };
}

async function look(ean: string, patient = ana, { app } = house) {
  const url = `/api/products/ean/${encodeURIComponent(ean)}`;
  const reply = await app.inject({ url, headers: bearer(patient) });
  return { status: reply.statusCode, ...reply.json<Answer>() };
}

const NOTHING = { product: null, packSize: null, found: null, attribution: null };

test.each(['1234567890123', '789', 'abc', '7896004769190', '0000000000000', '78960047691960'])(
  '%s is not a barcode',
  async (typed) => {
    const { status, error } = await look(typed);
    expect([status, error.fields]).toEqual([422, { ean: 'Código de barras inválido. Confira os números.' }]);
    expect(off.requests).toEqual([]);
  },
);

test('the catalogue knows its own barcodes, with the units in that very box', async () => {
  const { data } = await look('7896004769196');
  expect(data).toMatchObject({ product: { name: 'Dipirona 500 mg', boxQuantity: 30 }, packSize: 10 });
  expect(data).toMatchObject({ found: null, attribution: null });
  expect(off.requests).toEqual([]);
});

test('typed with spaces and points it is the same barcode', async () => {
  expect((await look('7 896004.769196')).data.product?.name).toBe('Dipirona 500 mg');
});

describe('a barcode that the catalogue does not know', () => {
  test('is asked of Open Food Facts, attributed, and kept', async () => {
    const first = await look(SPREAD);
    expect(first.data).toMatchObject({
      product: null,
      found: {
        name: 'Nutella',
        brand: 'Nutella',
        description: 'Embalagem com 400 g.',
        ean: SPREAD,
        source: 'open-food-facts',
        packSize: 30,
        isPackSizeEstimated: true,
      },
      attribution: 'Fonte: Open Food Facts (ODbL)',
    });
    expect(await look(SPREAD)).toEqual(first);
    expect(off.requests).toHaveLength(1);
    const own = await database.db
      .select()
      .from(products)
      .where(sql`name ilike '%nutella%'`);
    expect(own).toEqual([]);
  });

  test.each([
    ['60 cápsulas', { packSize: 60, form: 'CAPSULE', isPackSizeEstimated: false }],
    ['90 comprimidos', { packSize: 90, form: 'TABLET', isPackSizeEstimated: false }],
    ['30 softgels', { packSize: 30, form: 'CAPSULE', isPackSizeEstimated: false }],
    ['900 g', { form: null, isPackSizeEstimated: true }],
  ])('in a package of %s', async (quantity, expected) => {
    off.products.set('7891000100103', { product_name: 'Vitamina C', quantity });
    expect((await look('7891000100103')).data.found).toMatchObject({ ...expected, subCategory: 'VITAMINS' });
  });

  test.each([
    ['a product', SPREAD, '29 days', 0],
    ['a product', SPREAD, '31 days', 1],
    ['nothing', '7891000100110', '23 hours', 0],
    ['nothing', '7891000100110', '25 hours', 1],
  ])('where there was %s (%s) and %s have passed, is asked again %i times', async (_, ean, age, times) => {
    await look(ean);
    await database.db
      .update(eanLookups)
      .set({ fetchedAt: sql`now() - ${age}::interval` })
      .where(eq(eanLookups.ean, ean));
    off.requests.length = 0;
    await look(ean);
    expect(off.requests).toHaveLength(times);
  });

  test('and that nobody knows is nothing', async () => {
    expect(await look('7891000100110')).toMatchObject({ status: 200, data: NOTHING });
  });

  test('is nothing when Open Food Facts is switched off', async () => {
    const alone = await searchHouse(database.db, {});
    expect(await look(SPREAD, ana, alone)).toMatchObject({ status: 200, data: NOTHING });
    expect(off.requests).toEqual([]);
    await alone.app.close();
  });

  test('says what to do when nobody answers, and keeps nothing of it', async () => {
    off.fail((response) => void response.destroy());
    const { status, error } = await look(SPREAD);
    expect([status, error.code]).toEqual([502, 'ean-unavailable']);
    expect(error.message).toContain('digite os dados do produto');
    off.fail(null);
    expect((await look(SPREAD)).data.found?.name).toBe('Nutella');
  });
});

test("a patient's own product is found by its barcode, by her and by nobody else", async () => {
  const payload = { name: 'Chá verde', mainCategory: 'SUPPLEMENTS', ean: '789-1000-10013-4' };
  const url = '/api/products';
  const created = await house.app.inject({ method: 'POST', url, payload, headers: bearer(ana) });
  expect(created.statusCode).toBe(201);
  expect((await look('7891000100134')).data.product?.name).toBe('Chá verde');
  const bia = await searcher(database.db);
  expect((await look('7891000100134', bia)).data).toEqual(NOTHING);

  const wrong = await house.app.inject({
    method: 'POST',
    url,
    payload: { ...payload, ean: '123' },
    headers: bearer(ana),
  });
  expect(wrong.json()).toMatchObject({
    error: { fields: { ean: 'Código de barras inválido. Confira os números.' } },
  });
});

test('barcodes are asked for only so often', async () => {
  await database.db.execute(sql`
    insert into rate_limits (key, count, ends_at) values (${`ean:${ana.id}`}, 100, now() + interval '1 hour')
    on conflict (key) do update set count = 100`);
  const bia = await searcher(database.db);
  expect((await look(SPREAD)).error.code).toBe('too-many-requests');
  expect((await look('7896004769196')).status).toBe(200);
  await database.db.execute(sql`update rate_limits set count = 60 where key = 'open-food-facts'`);
  expect((await look(SPREAD, bia)).error.code).toBe('ean-unavailable');
  expect(off.requests).toEqual([]);
});
