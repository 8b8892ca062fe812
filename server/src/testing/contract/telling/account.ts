import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { DEMO_DATA } from '../../../demo-data.ts';
import { createPatient, type Patient } from '../../test-app.ts';
import { EXAMPLES, urlFor } from '../examples.ts';
import type { Telling } from './telling.ts';

const AI = { purpose: 'ai', version: CONSENT_VERSION };

/** The export of another account with something of everything. */
async function exported(owner: Patient): Promise<Buffer> {
  const { id, token } = await createPatient(owner.db);
  for (const fill of DEMO_DATA) await fill(owner.db, id, new Date());
  const headers = { authorization: `Bearer ${token}` };
  const call = (name: 'createProduct' | 'updateReminderSettings', body?: object) =>
    owner.call(ENDPOINTS[name].method, urlFor(name, {}), { headers, payload: body });
  await call('createProduct', (await EXAMPLES.createProduct(owner)).body);
  await call('updateReminderSettings', (await EXAMPLES.updateReminderSettings(owner)).body);
  return (await owner.call('POST', '/api/account/export', { headers })).rawPayload;
}

export const ACCOUNT: Telling[] = [
  {
    what: 'a whole treatment',
    name: 'importData',
    example: async (owner) => ({ file: { name: 'leveza.zip', content: await exported(owner) } }),
  },
  {
    what: 'the search with AI',
    name: 'withdrawConsent',
    example: async (owner) => {
      await owner.call('POST', '/api/consents', { payload: AI });
      return { params: { purpose: 'ai' } };
    },
  },
  { what: 'the search with AI', name: 'giveConsent', example: async () => ({ body: AI }) },
  {
    what: 'messages',
    name: 'giveConsent',
    example: async () => ({ body: { purpose: 'messages', version: CONSENT_VERSION } }),
  },
  {
    what: 'all that is computed from it',
    name: 'updateProfile',
    example: async () => ({
      body: {
        height: 150,
        initialWeight: 120,
        targetWeight: 60,
        treatmentStart: '2025-01-01',
        diabetesType: 'TYPE1',
        weightUnit: 'lb',
      },
    }),
  },
  {
    what: 'another time zone',
    name: 'updateProfile',
    example: async () => ({ body: { timeZone: 'Pacific/Kiritimati' } }),
  },
];
