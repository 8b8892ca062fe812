import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../../jobs/prepare-database.ts';
import { SHIPPED_DATA } from '../../shipped-data.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { products } from './table.ts';

let house: TestApp;
let ana: Patient;
let bia: Patient;

beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
  bia = await house.patient('Bia');
});

async function search(patient: Patient, query: string) {
  const reply = await patient.call('GET', `/api/products?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ success: boolean; data: Product[]; pagination: { total: number } }>();
}

test('the catalogue holds the shipped medicines and supplements, ten to a page', async () => {
  const { success, data, pagination } = await search(ana, '');
  expect(success).toBe(true);
  expect(data).toHaveLength(10);
  expect(pagination).toEqual({ page: 1, limit: 10, total: 419, totalPages: 42 });
});

test.each(['dipirona', 'omega 3', 'ÔMEGA 3', 'vitamina d', '3 omega'])(
  '"%s" finds something',
  async (sought) => {
    const { data } = await search(ana, `search=${encodeURIComponent(sought)}`);
    expect(data.length).toBeGreaterThan(0);
  },
);

test('signs with a meaning in SQL are searched as they are', async () => {
  expect((await search(ana, 'search=%25_%25')).pagination.total).toBe(0);
  const injected = encodeURIComponent("xyz' or 'a'='a");
  expect((await search(ana, `search=${injected}&brand=${injected}`)).pagination.total).toBe(0);
});

test('a shipped product says what it is counted in and the boxes it is sold in', async () => {
  const { data } = await search(ana, 'search=novalgina%20gotas');
  expect(data[0]).toMatchObject({ unitType: 'ml', boxQuantity: 20, packSizes: [10, 20], category: null });
});

test('an exact search takes the whole name and the brand, whatever the case', async () => {
  const { data } = await search(ana, 'search=novalgina%20500%20mg&brand=NOVALGINA&exact=true&limit=100');
  expect(data.map((product) => product.name)).toEqual(['Novalgina 500 mg']);
});

test("a patient's own product is found by her and by nobody else", async () => {
  const created = await ana.call('POST', '/api/products', {
    payload: { name: 'Chá da vovó', mainCategory: 'SUPPLEMENTS', defaultBoxQuantity: 12 },
  });
  expect(created.statusCode).toBe(201);
  const { data: product } = created.json<{ data: Product }>();
  expect(product).toMatchObject({ name: 'Chá da vovó', boxQuantity: 12, isVerified: false });

  expect((await search(ana, 'search=cha%20vovo')).data.map(({ id }) => id)).toEqual([product.id]);
  expect((await search(bia, 'search=cha%20vovo')).data).toEqual([]);
  expect((await bia.call('GET', `/api/products/${product.id}`)).statusCode).toBe(404);
  const variation = { name: 'Cópia', mainCategory: 'SUPPLEMENTS', isVariationOf: product.id };
  expect((await bia.call('POST', '/api/products', { payload: variation })).statusCode).toBe(404);
});

test('a wrong field is named, in Portuguese', async () => {
  const reply = await ana.call('POST', '/api/products', { payload: { name: '  ', mainCategory: 'TOYS' } });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({
    success: false,
    error: {
      code: 'invalid-input',
      message: 'Confira os campos destacados.',
      fields: { name: 'Nome é obrigatório', mainCategory: 'Escolha uma das opções.' },
    },
  });
});

test('columns the contract does not name never leave', async () => {
  const { data } = await search(ana, 'search=novalgina');
  expect(Object.keys(data[0]!)).not.toContain('userId');
  expect(Object.keys(data[0]!)).not.toContain('searchText');
});

test('a product that left the shipped data is no longer offered but still readable, and comes back', async () => {
  const { data } = await search(ana, 'search=novalgina%20500&limit=1');
  const [kept, ...others] = [data[0]!.id];
  expect(others).toEqual([]);
  const retire = {
    ...SHIPPED_DATA[0]!,
    load: (...[tx]: Parameters<(typeof SHIPPED_DATA)[0]['load']>) =>
      SHIPPED_DATA[0]!.load(tx, { source: 'test', products: [OTHER_PRODUCT] }),
  };
  const log = { info: () => undefined, warn: () => undefined };
  await house.db.execute('delete from shipped_data');
  await prepareDatabase(house.database.settings, { shippedData: [retire], jobs: [] }, log);
  expect((await search(ana, 'search=novalgina')).pagination.total).toBe(0);
  expect((await ana.call('GET', `/api/products/${kept}`)).statusCode).toBe(200);

  await house.db.execute('delete from shipped_data');
  await prepareDatabase(house.database.settings, { shippedData: SHIPPED_DATA, jobs: [] }, log);
  expect((await search(ana, 'search=novalgina%20500&limit=1')).data[0]!.id).toBe(kept);
  expect(await house.db.$count(products)).toBeGreaterThan(419);
});

const OTHER_PRODUCT = {
  code: 'test-other',
  name: 'Outro',
  brand: 'Outra',
  mainCategory: 'SUPPLEMENTS',
  subCategory: 'SUPPLEMENTS',
  form: 'CAPSULE',
  dosage: '1',
  activeIngredient: 'Outro',
  requiresPrescription: false,
  unitType: 'capsules',
  boxQuantity: 30,
  packSizes: [],
  eans: {},
  manufacturer: null,
  indicatedFor: null,
  benefits: [],
  searchTerms: [],
  confidence: 'memory',
};
