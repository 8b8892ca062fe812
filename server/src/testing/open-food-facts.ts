import type { ServerResponse } from 'node:http';
import type { OutsideServer } from './outside-server.ts';
import { sendJson, startOutside } from './outside-server.ts';

/** The product of Open Food Facts' own documentation. */
export const SPREAD = '3017620422003';

/** A Brazilian yogurt as volunteers typed its label: no fibre, sodium in grams. */
export const YOGURT = '7891025115243';
const YOGURT_FACTS = {
  product_name_pt: 'Iogurte natural integral',
  brands: 'Danone',
  quantity: '160 g',
  serving_size: '1 pote (160 g)',
  serving_quantity: 160,
  categories_tags: ['en:dairies', 'en:fermented-foods', 'en:yogurts'],
  nutriments: {
    'energy-kcal_100g': 62.5,
    proteins_100g: 3.5,
    carbohydrates_100g: 5,
    fat_100g: 3.1,
    sugars_100g: 5,
    sodium_100g: 0.05,
  },
};

type Known = Record<string, unknown>;

export interface TestOpenFoodFacts extends OutsideServer {
  products: Map<string, Known>;
  /** Answers every request from now on in place of the products; null ends it. */
  fail(answer: ((response: ServerResponse) => void) | null): void;
}

/** Open Food Facts on loopback, with the answers of version 2 of its API. */
export async function startOpenFoodFacts(): Promise<TestOpenFoodFacts> {
  const products = new Map<string, Known>([
    [SPREAD, { product_name: 'Nutella', product_name_pt: '', brands: 'Nutella,Ferrero', quantity: '400 g' }],
    [YOGURT, YOGURT_FACTS],
  ]);
  let failing: ((response: ServerResponse) => void) | null = null;
  const server = await startOutside(({ url }, response) => {
    if (failing) return failing(response);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, code = ''] = /^\/api\/v2\/product\/(\d+)\.json$/.exec(pathname) ?? [];
    const known = products.get(code);
    if (!known) return sendJson(response, 404, { code, status: 0, status_verbose: 'product not found' });
    const fields = searchParams.get('fields')?.split(',') ?? [];
    const product = Object.fromEntries(
      Object.entries({ code, ...known }).filter(([name]) => fields.includes(name)),
    );
    sendJson(response, 200, { code, product, status: 1, status_verbose: 'product found' });
  });
  return {
    ...server,
    products,
    fail: (answer) => {
      failing = answer;
    },
  };
}
