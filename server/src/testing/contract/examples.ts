import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { notify } from '../../features/notifications/store.ts';
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

const NOTICE = { kind: 'info', title: 'Olá', body: 'Um aviso.', link: null } as const;

/** A registration exactly as the specification sends it. */
export function registration() {
  return {
    id: 'ignored',
    name: 'Ana Souza',
    email: `${randomUUID()}@example.com`,
    password: 'gato-no-telhado-7',
    phone: '(11) 99999-8888',
    birthDate: '1990-05-15T00:00:00.000Z',
    gender: 'FEMALE',
    height: 165,
    initialWeight: 92.5,
    targetWeight: 70,
  };
}

/** One for every call: a new endpoint does not compile until it has its example, and so its tests. */
export const EXAMPLES: Record<Name, (owner: Patient) => Promise<Example>> = {
  readHealth: async () => ({}),
  register: async () => ({ body: registration() }),
  login: async () => ({ body: { email: 'ninguem@example.com', password: 'segredo-longo' } }),
  refresh: async () => ({ body: { refreshToken: 'unknown' } }),
  logout: async () => ({}),
  startDemo: async () => ({}),
  readSignInOptions: async () => ({}),
  forgotPassword: async () => ({ body: { email: 'ninguem@example.com' } }),
  resetPassword: async () => ({ body: { token: 'unknown', password: 'segredo-longo' } }),
  giveConsent: async () => ({ body: { purpose: 'health-data', version: CONSENT_VERSION } }),
  readMe: async () => ({}),
  readProfile: async () => ({}),
  listNotifications: async () => ({ query: { page: '1' } }),
  readNotification: async (owner) => ({ params: { id: await notify(owner.db, owner.id, NOTICE) } }),
  readAllNotifications: async () => ({}),
  readHeadline: async () => ({}),
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
