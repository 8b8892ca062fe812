import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../same-text.ts';

/** An older signature may be somebody's recording. */
const MOST_AGE_SECONDS = 300;

/** An event is only a reason to ask: its words about the purchase are not read. */
export interface StripeEvent {
  id: string;
  /** The names by which our purchase may be known. */
  checkoutId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  purchaseId: string | null;
}

const text = z.string().nullish().catch(null);
const Marked = z
  .object({ purchase: z.uuid().optional().catch(undefined) })
  .nullish()
  .catch(null);

const Shape = z.object({
  id: z.string().max(255),
  data: z.object({
    object: z.object({
      id: text,
      object: text,
      customer: text,
      subscription: text,
      metadata: Marked,
      parent: z
        .object({
          subscription_details: z.object({ subscription: text, metadata: Marked }).nullish().catch(null),
        })
        .nullish()
        .catch(null),
    }),
  }),
});

/** Reads an event; null where Stripe did not sign it, or long ago. The signature is over the bytes as they came. */
export function readStripeEvent(
  webhookSecret: string | undefined,
  rawBody: Uint8Array,
  signature: string | undefined,
  now: Date,
): StripeEvent | null {
  if (!webhookSecret || !signature || !isSigned(webhookSecret, rawBody, signature, now)) return null;
  const event = Shape.safeParse(parsed(rawBody));
  if (!event.success) return null;
  const { id, data } = event.data;
  const { object } = data;
  const details = object.parent?.subscription_details;
  const isA = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  return {
    id,
    checkoutId: isA('checkout.session'),
    subscriptionId: isA('subscription') ?? object.subscription ?? details?.subscription ?? null,
    customerId: object.customer ?? null,
    purchaseId: object.metadata?.purchase ?? details?.metadata?.purchase ?? null,
  };
}

/** `t=<seconds>,v1=<hex>`; while a secret is changed there are two of them. */
function isSigned(secret: string, rawBody: Uint8Array, signature: string, now: Date): boolean {
  const parts = signature.split(',').map((part) => part.split('=') as [string, string | undefined]);
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(stamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > MOST_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${stamp}.`).update(rawBody).digest('hex');
  return parts.some(([name, value]) => name === 'v1' && value !== undefined && isSame(value, expected));
}

function parsed(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString());
  } catch {
    return null;
  }
}
