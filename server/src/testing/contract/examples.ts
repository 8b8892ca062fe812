import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { eq } from 'drizzle-orm';
import { sessions } from '../../features/auth/table.ts';
import { notify } from '../../features/notifications/shared/notify.ts';
import { multipart } from '../multipart.ts';
import { picture } from '../picture.ts';
import { CALENDAR_EXAMPLES } from './calendar-examples.ts';
import { EXAM_EXAMPLES } from './exam-examples.ts';
import { MESSAGE_EXAMPLES } from './message-examples.ts';
import { NUTRITION_EXAMPLES } from './nutrition-examples.ts';
import { PEN_EXAMPLES } from './pen-examples.ts';
import { PLAN_EXAMPLES } from './plan-examples.ts';
import { RECORD_EXAMPLES } from './record-examples.ts';
import { SUBSCRIPTION_EXAMPLES } from './subscription-examples.ts';
import { REPORT_EXAMPLES } from './report-examples.ts';
import type { Example } from './example.ts';
import { addBox, openBox, someProduct } from '../shelf.ts';
import type { Patient } from '../test-app.ts';
import { PASSWORD, codeOf, enableTwoFactor, givePassword, startTwoFactor } from '../two-factor.ts';

type Name = keyof typeof ENDPOINTS;

const product = {
  name: 'Colágeno',
  brand: 'Própria',
  mainCategory: 'SUPPLEMENTS',
  subCategory: 'FUNCTIONAL',
  boxQuantity: 30,
};

const NOTICE = { kind: 'info', title: 'Olá', body: 'Um aviso.', place: null } as const;

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
  ...MESSAGE_EXAMPLES,
  ...REPORT_EXAMPLES,
  ...NUTRITION_EXAMPLES,
  readHealth: async () => ({}),
  register: async () => ({ body: registration() }),
  login: async () => ({ body: { email: 'ninguem@example.com', password: 'segredo-longo' } }),
  refresh: async () => ({ body: { refreshToken: 'unknown' } }),
  logout: async () => ({}),
  startDemo: async () => ({}),
  readSignInOptions: async () => ({}),
  forgotPassword: async () => ({ body: { email: 'ninguem@example.com' } }),
  resetPassword: async () => ({ body: { token: 'unknown', password: 'segredo-longo' } }),
  changePassword: async (owner) => {
    await givePassword(owner);
    const newPassword = 'outra-senha-longa-9';
    return { body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword } };
  },
  startTwoFactor: async (owner) => byPassword(owner),
  confirmTwoFactor: async (owner) => ({ body: { code: codeOf(await startTwoFactor(owner)) } }),
  renewRecoveryCodes: async (owner) => withTwoFactor(owner),
  disableTwoFactor: async (owner) => withTwoFactor(owner),
  changeEmail: async (owner) => {
    await givePassword(owner);
    return { body: { email: `${randomUUID()}@example.com`, password: PASSWORD } };
  },
  verifyEmail: async () => ({}),
  confirmEmail: async () => ({ body: { token: 'unknown' } }),
  listSessions: async () => ({}),
  endSession: async (owner) => {
    const [session] = await owner.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    return { params: { id: session!.id } };
  },
  endOtherSessions: async () => ({}),
  listConsents: async () => ({}),
  giveConsent: async () => ({ body: { purpose: 'messages', version: CONSENT_VERSION } }),
  withdrawConsent: async (owner) => {
    // Not the one for health data, which closes everything: `http/consent.test.ts` is about that.
    const payload = { purpose: 'messages', version: CONSENT_VERSION };
    await owner.call('POST', '/api/consents', { payload });
    return { params: { purpose: 'messages' } };
  },
  readAccount: async () => ({}),
  updateAccount: async () => ({ body: { privacyLevel: 'private', emailNotifications: false } }),
  listAccess: async () => ({ query: { page: '1' } }),
  exportData: async () => ({}),
  importData: async (owner) => {
    const reply = await owner.call('POST', '/api/account/export');
    return { file: { name: 'leveza.zip', content: reply.rawPayload } };
  },
  deleteAccount: async () => ({ body: { confirmation: 'EXCLUIR' } }),
  readMe: async () => ({}),
  readProfile: async () => ({}),
  updateProfile: async () => ({ body: { height: '165,5', bloodPressure: '120/80', allergies: 'Dipirona' } }),
  readProgress: async () => ({}),
  uploadAvatar: async () => ({ file: { name: 'foto.png', content: await picture() } }),
  readAvatar: async (owner) => {
    await owner.call('PUT', '/api/users/avatar', multipart({ name: 'foto.png', content: await picture() }));
    return {};
  },
  removeAvatar: async () => ({}),
  listNotifications: async () => ({ query: { page: '1' } }),
  readNotification: async (owner) => ({ params: { id: await notify(owner.db, owner.id, NOTICE) } }),
  readAllNotifications: async () => ({}),
  readHeadline: async () => ({}),
  readToday: async () => ({}),
  seeMoment: async () => ({ body: { kind: 'first-steps' } }),
  listProducts: async () => ({ query: { search: 'vitamina', limit: '5' } }),
  readProduct: async (owner) => ({ params: { id: await createdId(owner, '/api/products', product) } }),
  createProduct: async () => ({ body: product }),
  readSearchOptions: async () => ({}),
  aiSearch: async (owner) => {
    await owner.call('POST', '/api/consents', { payload: { purpose: 'ai', version: CONSENT_VERSION } });
    return { body: { query: 'magnésio', brand: '', type: 'supplement' } };
  },
  findByEan: async () => ({ params: { ean: '7891000100103' } }),
  listInventory: async () => ({ query: { limit: '5' } }),
  readItem: async (owner) => boxParams(owner),
  addItem: async (owner) => ({ body: { productId: await someProduct(owner), boxQuantity: 30, boxes: 2 } }),
  changeItem: async (owner) => ({
    ...(await boxParams(owner)),
    body: { currentQuantity: 7, openedDate: '2026-01-01', notes: 'Na gaveta', confirmSecondOpen: true },
  }),
  deleteItem: async (owner) => boxParams(owner),
  restoreItem: async (owner) => boxParams(owner),
  listMovements: async (owner) => ({ ...(await boxParams(owner)), query: { on: '2026-11-01' } }),
  recordMovement: async (owner) => ({
    ...(await boxParams(owner)),
    body: { kind: 'loss', quantity: 1, reason: 'caiu' },
  }),
  registerUse: async (owner) => ({
    body: {
      inventoryId: (await openBox(owner, 10)).id,
      quantityUsed: 1,
      timeOfDay: 'manhã',
      notes: 'ok',
      confirmOften: true,
    },
  }),
  registerUseElsewhere: async () => ({
    body: { name: 'Chá da vó', unitType: 'sachets', quantityUsed: '1', notes: 'na casa dela' },
  }),
  listUses: async () => ({ query: { from: '2026-01-01', to: '2026-12-31', search: 'nova' } }),
  deleteUse: async (owner) => useParams(owner),
  restoreUse: async (owner) => {
    const example = await useParams(owner);
    await owner.call('DELETE', `/api/usage/${example.params.id}`);
    return example;
  },
  ...PEN_EXAMPLES,
  ...PLAN_EXAMPLES,
  ...CALENDAR_EXAMPLES,
  ...RECORD_EXAMPLES,
  ...SUBSCRIPTION_EXAMPLES,
  ...EXAM_EXAMPLES,
};

async function useParams(owner: Patient) {
  const { id: inventoryId } = await openBox(owner, 10);
  return { params: { id: await createdId(owner, '/api/usage', { inventoryId, confirmOften: true }) } };
}

async function boxParams(owner: Patient): Promise<Example> {
  return { params: { id: (await addBox(owner)).id } };
}

async function byPassword(owner: Patient): Promise<Example> {
  await givePassword(owner);
  return { body: { password: PASSWORD } };
}

async function withTwoFactor(owner: Patient): Promise<Example> {
  const reply = await owner.call('GET', '/api/account');
  const { twoFactorEnabled } = reply.json<{ data: { twoFactorEnabled: boolean } }>().data;
  if (!twoFactorEnabled) await enableTwoFactor(owner);
  return { body: { password: PASSWORD } };
}

/** The example as a request, with its body or its file. */
export function requestOf({ body, file }: Example) {
  return file ? multipart(file) : { payload: body };
}

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
