import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { Patient } from '../test-app.ts';

type Name = keyof typeof ENDPOINTS;

/** A request that works for its owner; rows it needs are made on the way. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const product = {
  name: 'Colágeno',
  brand: 'Própria',
  mainCategory: 'SUPPLEMENTS',
  subCategory: 'FUNCTIONAL',
  boxQuantity: 30,
};

/** One for every call: a new endpoint does not compile until it has its example, and so its tests. */
export const EXAMPLES: Record<Name, (owner: Patient) => Promise<Example>> = {
  readHealth: async () => ({}),
  listProducts: async () => ({ query: { search: 'vitamina', limit: '5' } }),
  readProduct: async (owner) => ({ params: { id: await createdId(owner, '/api/products', product) } }),
  createProduct: async () => ({ body: product }),
};

export async function createdId(owner: Patient, url: string, payload: object): Promise<string> {
  const reply = await owner.call('POST', url, { payload });
  if (reply.statusCode >= 300) throw new Error(`the example for ${url} was refused: ${reply.body}`);
  return reply.json<{ data: { id: string } }>().data.id;
}

export function urlFor(name: Name, { params = {}, query = {} }: Example): string {
  const path = ENDPOINTS[name].path.replaceAll(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}
