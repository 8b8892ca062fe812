import { randomBytes } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sessions } from '../../../features/auth/table.ts';
import type { Patient } from '../../test-app.ts';
import type { Telling } from './telling.ts';

const AI = { purpose: 'ai', version: CONSENT_VERSION };

async function otherSession(owner: Patient): Promise<string> {
  const later = new Date(Date.now() + HOUR_MS);
  const [opened] = await owner.db
    .insert(sessions)
    .values({
      userId: owner.id,
      accessTokenHash: randomBytes(32).toString('base64url'),
      accessExpiresAt: later,
      idleExpiresAt: later,
      absoluteExpiresAt: later,
    })
    .returning({ id: sessions.id });
  return opened!.id;
}

export const ACCOUNT: Telling[] = [
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
    what: 'another device',
    name: 'endSession',
    example: async (owner) => ({ params: { id: await otherSession(owner) } }),
  },
  {
    what: 'another device',
    name: 'endOtherSessions',
    example: async (owner) => {
      await otherSession(owner);
      return {};
    },
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
