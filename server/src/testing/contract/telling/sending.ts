import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq } from 'drizzle-orm';
import { sendMessages } from '../../../features/messages/jobs.ts';
import { contactPoints, messages } from '../../../features/messages/table.ts';
import { smsError, startSmsService } from '../../channels/sms-service.ts';
import { eventually } from '../../eventually.ts';
import { runJob } from '../../jobs.ts';
import type { Telling } from './telling.ts';

/** Twilio's code of a number that is none. */
const NO_NUMBER = 21_211;

/** A service that refuses every number as one that does not exist. */
export async function startDeadSms() {
  const service = await startSmsService();
  service.answerWith(smsError(400, NO_NUMBER));
  return service;
}

/** Calls during which the sender works: they wait for what becomes of their message. */
export const SENDING: Telling[] = [
  {
    what: 'by SMS to a number that does not exist any more',
    name: 'testChannel',
    example: async (owner) => {
      await owner.call('POST', '/api/consents', {
        payload: { purpose: 'messages', version: CONSENT_VERSION },
      });
      const number = { userId: owner.id, channel: 'sms', address: '+5511999998888' } as const;
      await owner.db.insert(contactPoints).values({ ...number, confirmedAt: new Date() });
      await owner.call('PUT', '/api/settings/notifications', { payload: { sms: { enabled: true } } });
      return { params: { channel: 'sms' } };
    },
    meanwhile: async (house) => {
      await eventually(async () => {
        if ((await house.db.$count(messages, eq(messages.type, 'test'))) === 0)
          throw new Error('not asked yet');
      });
      await runJob(house, sendMessages);
    },
  },
];
