import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { codeHash } from '../../features/messages/contact-code.ts';
import { contactPoints } from '../../features/messages/table.ts';
import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';

/** Codes can be asked for where mail is configured; no job of these tests sends any. */
export const UNUSED_SMTP = 'smtp://localhost:1';

const CODE = '123456';

/** An address that waits for its code. */
async function giveEmail({ db, vault, id }: Patient): Promise<void> {
  const code = {
    codeHash: codeHash(vault, id, CODE),
    codeExpiresAt: new Date(Date.now() + 600_000),
    codeTries: 0,
  };
  await db
    .insert(contactPoints)
    .values({ userId: id, channel: 'email', address: 'outra@example.com', ...code })
    .onConflictDoUpdate({ target: [contactPoints.userId, contactPoints.channel], set: code });
}

/** A device of a browser, with keys of the right length. It belongs to the account that registered it last. */
export function pushSubscription(name = 'aparelho') {
  return {
    endpoint: `https://push.example.com/${name}`,
    keys: {
      p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'),
      auth: Buffer.alloc(16, 7).toString('base64url'),
    },
  };
}

/** Messages that leave Leveza, reminders and their settings. */
export const MESSAGE_EXAMPLES = {
  readMessageSettings: async (): Promise<Example> => ({}),
  updateMessageSettings: async (): Promise<Example> => ({
    body: {
      whatsapp: { enabled: true, phoneNumber: '(11) 98888-7777', quietHours: { start: '23:00' } },
      email: { frequency: 'daily', digest: { enabled: true, days: [1, 3, 5] } },
      push: { preview: true },
      sms: { enabled: true },
    },
  }),
  listMessages: async (): Promise<Example> => ({}),
  sendChannelCode: async (owner: Patient): Promise<Example> => {
    await giveEmail(owner);
    return { params: { channel: 'email' } };
  },
  confirmChannel: async (owner: Patient): Promise<Example> => {
    await giveEmail(owner);
    return { params: { channel: 'email' }, body: { code: CODE } };
  },
  testChannel: async (owner: Patient): Promise<Example> => {
    const payload = { purpose: 'messages', version: CONSENT_VERSION };
    await owner.call('POST', '/api/consents', { payload });
    await owner.call('POST', '/api/push-subscriptions', { payload: pushSubscription('teste') });
    return { params: { channel: 'push' } };
  },
  addPushSubscription: async (): Promise<Example> => ({ body: pushSubscription() }),
  deletePushSubscription: async (): Promise<Example> => ({ body: { endpoint: pushSubscription().endpoint } }),
  readReminderSettings: async (): Promise<Example> => ({}),
  updateReminderSettings: async (): Promise<Example> => ({
    body: {
      kinds: { 'dose-due': { minutesBefore: 10, repeats: 1 } },
      quietDoses: 'after',
      weighEveryDays: 14,
    },
  }),
  readNextReminders: async (): Promise<Example> => ({}),
  readAnswer: async (): Promise<Example> => ({ body: { token: 'unknown' } }),
  answerReminder: async (): Promise<Example> => ({ body: { token: 'unknown', answer: 'take' } }),
};
