import type { ServerResponse } from 'node:http';
import { nutrientsOf } from '@leveza/domain/nutrition/nutrients.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestOpenFoodFacts } from '../testing/open-food-facts.ts';
import { SPREAD, YOGURT, startOpenFoodFacts } from '../testing/open-food-facts.ts';
import { sendJson } from '../testing/outside-server.ts';
import { VERSION } from '../version.ts';
import { openFoodFacts } from './open-food-facts.ts';

let off: TestOpenFoodFacts;
beforeAll(async () => {
  off = await startOpenFoodFacts();
});
beforeEach(() => {
  off.fail(null);
  off.requests.length = 0;
});
afterAll(() => off.stop());

const look = (timeoutMs?: number) =>
  openFoodFacts({ baseUrl: off.url, contact: 'https://leveza.example', ...(timeoutMs && { timeoutMs }) });

test('a known product is read, the first of its brands for the brand', async () => {
  expect(await look()(SPREAD)).toEqual({
    name: 'Nutella',
    brand: 'Nutella',
    quantity: '400 g',
    servingSize: null,
    food: { per100: nutrientsOf(() => null), servingGrams: null, tags: [] },
  });
});

test('the label of a food is read per 100 g, sodium in milligrams; what it leaves out stays unknown', async () => {
  const { food } = (await look()(YOGURT))!;
  expect(food).toEqual({
    per100: { calories: 62.5, protein: 3.5, carbs: 5, fat: 3.1, fiber: null, sugar: 5, sodium: 50 },
    servingGrams: 160,
    tags: ['en:dairies', 'en:fermented-foods', 'en:yogurts'],
  });
});

test('only the barcode goes out, with who asks', async () => {
  await look()(SPREAD);
  expect(off.requests).toHaveLength(1);
  expect(off.requests[0]).toMatchObject({
    method: 'GET',
    url: `/api/v2/product/${SPREAD}.json?fields=code,product_name,product_name_pt,brands,quantity,serving_size,serving_quantity,categories_tags,nutriments&lc=pt&cc=br`,
    body: '',
  });
  expect(off.requests[0]!.headers['user-agent']).toBe(`Leveza/${VERSION} (https://leveza.example)`);
  expect(off.requests[0]!.headers).not.toHaveProperty('cookie');
});

test('the Portuguese name comes first', async () => {
  off.products.set('7891000100103', { product_name: 'Condensed milk', product_name_pt: 'Leite condensado' });
  expect(await look()('7891000100103')).toMatchObject({ name: 'Leite condensado', brand: null });
});

test.each([
  ['an unknown product', '7891000100110', {}],
  ['a product without a name', '7891000100127', { product_name: ' ', product_name_pt: '', brands: 'X' }],
])('%s is none', async (_, ean, product) => {
  if (Object.keys(product).length > 0) off.products.set(ean, product);
  expect(await look()(ean)).toBeNull();
});

test('before version 2 an unknown product was 200', async () => {
  off.fail((response) => sendJson(response, 200, { code: SPREAD, status: 0 }));
  expect(await look()(SPREAD)).toBeNull();
});

const html = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Sorry</h1></html>');
};

test.each([
  ['HTML with 200', html(200)],
  ['HTML with 404', html(404)],
  ['HTML with 503', html(503)],
  ['429', (response: ServerResponse) => sendJson(response, 429, { status: 0 })],
  ['500 with a product', (response: ServerResponse) => sendJson(response, 500, { status: 1, product: {} })],
  ['another shape', (response: ServerResponse) => sendJson(response, 200, { result: 'ok' })],
  ['a body cut off', (response: ServerResponse) => void response.writeHead(200).end('{"status":1,"prod')],
  ['a connection cut off', (response: ServerResponse) => void response.destroy()],
  [
    'more than anybody wants to know',
    (response: ServerResponse) =>
      sendJson(response, 200, { status: 1, product: { product_name: 'x'.repeat(300_000) } }),
  ],
])('%s is no answer', async (_, behaviour) => {
  off.fail(behaviour);
  await expect(look()(SPREAD)).rejects.toMatchObject({ name: 'Problem', code: 'ean-unavailable' });
});

test('fields of other kinds are left out', async () => {
  const product = { product_name: 'Barra', brands: ['x'], quantity: 40, serving_size: null };
  off.fail((response) => sendJson(response, 200, { status: 1, product }));
  expect(await look()(SPREAD)).toMatchObject({
    name: 'Barra',
    brand: null,
    quantity: null,
    servingSize: null,
  });
});

test('a slow answer is given up, and so is one that nobody gives', async () => {
  off.fail(() => undefined);
  await expect(look(150)(SPREAD)).rejects.toMatchObject({ code: 'ean-unavailable' });
  const nobody = openFoodFacts({ baseUrl: 'http://127.0.0.1:1', contact: 'x' });
  await expect(nobody(SPREAD)).rejects.toMatchObject({ code: 'ean-unavailable' });
});
