import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/connection.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { addressKey } from '../../../http/rate-limit/limit-requests.ts';
import { readStripeEvent } from '../../../services/billing/stripe-event.ts';
import { receiveEvent } from './receive-event.ts';

const BILLING = '/api/webhooks/billing';
const MOST_BYTES = 1024 * 1024;
const BAD_SIGNATURES = { times: 30, perSeconds: 60 };

/** Calls of the payment provider, in its own form and with its own proof: not part of the contract. */
export async function billingWebhook(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): Promise<void> {
  await app.register(async (inside) => {
    // The body stays bytes: its signature is over them as they came.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    const options = { config: { provesItself: true, isUncounted: true }, bodyLimit: MOST_BYTES };
    inside.post(BILLING, options, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const secret = config.billing.stripe?.webhookSecret;
      const event = readStripeEvent(secret, body, signatureOf(request), new Date());
      if (event === null) {
        await refuseBeyond(db, `bad-signatures:${addressKey(request)}`, BAD_SIGNATURES);
        throw new Problem('signature-refused');
      }
      await receiveEvent(db, event);
      return reply.send({ success: true });
    });
  });
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['stripe-signature'];
  return Array.isArray(value) ? value[0] : value;
}
