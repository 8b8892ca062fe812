import { PROVIDER_STATES } from '@leveza/domain/subscription/purchase.ts';
import { TIER_IDS } from '@leveza/domain/subscription/tiers.ts';
import { z } from 'zod';

/** Leveza reads these parts of Stripe's objects and ignores all others. */

const moment = z.number().transform((seconds) => new Date(seconds * 1000));
const maybeMoment = moment.nullish().transform((at) => at ?? null);
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const maybeId = idOf.nullish().transform((id) => id ?? null);

export const PriceShape = z.object({
  id: z.string(),
  unit_amount: z.number(),
  recurring: z.object({ interval: z.enum(['month', 'year']) }),
  metadata: z.object({ tier: z.enum(TIER_IDS) }),
});

export const PricesShape = z.object({ data: z.array(PriceShape) });

export const CheckoutShape = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  expires_at: moment,
  customer: maybeId,
  subscription: maybeId,
  metadata: z.record(z.string(), z.string()).nullish(),
});

export const SubscriptionShape = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATES),
  customer: idOf,
  cancel_at: maybeMoment,
  cancel_at_period_end: z.boolean(),
  ended_at: maybeMoment,
  metadata: z
    .object({
      paid_tier: z.enum(TIER_IDS).optional().catch(undefined),
      paid_until: z.coerce.number().optional().catch(undefined),
    })
    .nullish(),
  items: z.object({
    data: z.array(z.object({ id: z.string(), current_period_end: moment, price: PriceShape })).min(1),
  }),
  /** A change that waits for a payment which failed. */
  pending_update: z.unknown().optional(),
});

export const InvoiceShape = z.object({
  id: z.string(),
  status: z.string().nullish(),
  created: moment,
  total: z.number(),
  attempted: z.boolean().nullish(),
  hosted_invoice_url: z.url().nullish(),
  status_transitions: z.object({ finalized_at: maybeMoment, paid_at: maybeMoment }).nullish(),
});

export const InvoicesShape = z.object({ data: z.array(InvoiceShape) });

export const InvoicePaymentsShape = z.object({
  data: z.array(
    z.object({ amount_paid: z.number(), payment: z.object({ payment_intent: maybeId, charge: maybeId }) }),
  ),
});

export const RefundsShape = z.object({
  data: z.array(z.object({ amount: z.number(), status: z.string().nullish() })),
});

export const AnyShape = z.looseObject({});
export const UrlShape = z.object({ url: z.string() });
