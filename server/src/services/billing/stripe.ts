import { CURRENCY } from '@leveza/domain/subscription/prices.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import type { z } from 'zod';
import type { StripeConfig } from '../../billing-config.ts';
import type { Billing, CheckoutOrder, Price, ProviderAnswer } from './billing.ts';
import { BillingFailure } from './billing.ts';
import { paymentsAt } from './stripe-payments.ts';
import { stripeRequest } from './stripe-request.ts';
import * as shapes from './stripe-shapes.ts';

const INTERVAL = { monthly: 'month', yearly: 'year' } as const;
const CYCLE = { month: 'monthly', year: 'yearly' } as const;
const NOT_THERE = 404;

/** Subscriptions at Stripe. Names there are neutral: nothing tells of a treatment. */
export function stripeBilling(config: StripeConfig, timeoutMs?: number): Billing {
  const stripe = stripeRequest(config, timeoutMs);
  const known = new Map<string, string>();

  /** The price at Stripe, made when it is first sold. Its lookup key names plan, cycle and amount. */
  async function priceId({ tier, cycle, cents }: Price): Promise<string> {
    const key = `leveza_${tier}_${cycle}_${cents}`;
    const find = async () => {
      const { data } = await stripe.get('/prices', { lookup_keys: [key], limit: 1 }, shapes.PricesShape);
      return data[0]?.id;
    };
    const form = {
      currency: CURRENCY,
      unit_amount: cents,
      lookup_key: key,
      recurring: { interval: INTERVAL[cycle] },
      product_data: { name: TIERS[tier].neutralName },
      metadata: { tier },
    };
    const make = async () => {
      try {
        return (await stripe.post('/prices', form, shapes.PriceShape, `price-${key}`)).id;
      } catch (error) {
        // Another process made it meanwhile.
        const made = error instanceof BillingFailure && error.kind === 'refused' ? await find() : undefined;
        if (made === undefined) throw error;
        return made;
      }
    };
    const id = known.get(key) ?? (await find()) ?? (await make());
    known.set(key, id);
    return id;
  }

  const subscription = (id: string) => stripe.get(`/subscriptions/${id}`, {}, shapes.SubscriptionShape);

  async function openCheckout(order: CheckoutOrder) {
    const marks = { installation: order.installation, purchase: order.purchaseId };
    const form = {
      mode: 'subscription',
      locale: 'pt-BR',
      line_items: [{ price: await priceId(order.price), quantity: 1 }],
      client_reference_id: order.purchaseId,
      ...(order.customerId === null ? { customer_email: order.email } : { customer: order.customerId }),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata: marks,
      subscription_data: { metadata: marks },
    };
    const session = await stripe.post(
      '/checkout/sessions',
      form,
      shapes.CheckoutShape,
      `checkout-${order.purchaseId}`,
    );
    if (!session.url) throw new BillingFailure('refused');
    return { checkoutId: session.id, url: session.url, expiresAt: session.expires_at };
  }

  return {
    ...paymentsAt(stripe),
    openCheckout,

    expireCheckout: async (checkoutId) => {
      try {
        await stripe.post(`/checkout/sessions/${checkoutId}/expire`, {}, shapes.CheckoutShape);
        return true;
      } catch (error) {
        if (!(error instanceof BillingFailure) || error.kind !== 'refused') throw error;
        const session = await stripe.get(`/checkout/sessions/${checkoutId}`, {}, shapes.CheckoutShape);
        return session.status === 'expired';
      }
    },

    read: async (checkoutId) => {
      const session = await orNull(stripe.get(`/checkout/sessions/${checkoutId}`, {}, shapes.CheckoutShape));
      if (session === null) return null;
      if (session.subscription === null) {
        const { status: checkout, customer: customerId } = session;
        return { checkout, state: null, subscriptionId: null, customerId };
      }
      const { data: invoices } = await stripe.get(
        '/invoices',
        { subscription: session.subscription, limit: 24 },
        shapes.InvoicesShape,
      );
      return answerOf(await subscription(session.subscription), invoices);
    },

    changePrice: async (id, price, change, attempt) => {
      const { items } = await subscription(id);
      const form = {
        items: [{ id: items.data[0]!.id, price: await priceId(price) }],
        // A larger plan begins when it is paid: until then, and where the payment fails, nothing changes.
        ...(change.kind === 'larger'
          ? { payment_behavior: 'pending_if_incomplete', proration_behavior: 'always_invoice' }
          : { proration_behavior: 'none' }),
        ...(change.kind === 'smaller' && {
          metadata: { paid_tier: change.paidTier, paid_until: Math.floor(change.paidUntil.getTime() / 1000) },
        }),
        ...(change.kind === 'back' && { metadata: { paid_tier: '', paid_until: '' } }),
      };
      const changed = await stripe.post(`/subscriptions/${id}`, form, shapes.SubscriptionShape, attempt);
      // Of an earlier try one may still be there.
      if (change.kind === 'larger' && changed.pending_update) throw new BillingFailure('declined');
    },

    setCancelled: async (id, isCancelled) => {
      const { cancel_at_period_end: atEnd } = await subscription(id);
      // The provider's own page may have set a day instead of the period's end.
      const form = isCancelled || atEnd ? { cancel_at_period_end: isCancelled } : { cancel_at: '' };
      await stripe.post(`/subscriptions/${id}`, form, shapes.SubscriptionShape);
    },

    end: async (id) => {
      const found = await orNull(subscription(id));
      if (found === null || found.status === 'canceled' || found.status === 'incomplete_expired') return;
      await stripe.remove(`/subscriptions/${id}`, shapes.AnyShape);
    },
  };
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BillingFailure && error.status === NOT_THERE) return null;
    throw error;
  }
}

type Subscribed = z.output<typeof shapes.SubscriptionShape>;
type Billed = z.output<typeof shapes.InvoiceShape>;

function answerOf(read: Subscribed, invoices: readonly Billed[]): ProviderAnswer {
  const [item] = read.items.data;
  const { price, current_period_end: periodEnd } = item!;
  const { paid_tier: paidTier, paid_until: paidUntil } = read.metadata ?? {};
  const isPaidLarger = paidTier !== undefined && paidUntil !== undefined && paidUntil > 0;
  return {
    checkout: 'complete',
    state: read.status,
    subscriptionId: read.id,
    customerId: read.customer,
    tier: price.metadata.tier,
    cycle: CYCLE[price.recurring.interval],
    priceCents: price.unit_amount,
    periodEnd,
    cancelAt: read.cancel_at ?? (read.cancel_at_period_end ? periodEnd : null),
    endedAt: read.ended_at,
    failedAt: failureIn(invoices),
    firstPaidAt: firstPaymentIn(invoices),
    paidTier: isPaidLarger ? paidTier : null,
    paidUntil: isPaidLarger ? new Date(paidUntil * 1000) : null,
  };
}

/** The oldest invoice that was tried and is still open: the days of grace are counted from it. */
function failureIn(invoices: readonly Billed[]): Date | null {
  const failed = invoices.filter(({ status, attempted }) => status === 'open' && attempted);
  return earliest(failed.map((one) => one.status_transitions?.finalized_at ?? one.created));
}

function firstPaymentIn(invoices: readonly Billed[]): Date | null {
  const paid = invoices.filter(({ status, total }) => status === 'paid' && total > 0);
  return earliest(paid.map((one) => one.status_transitions?.paid_at ?? one.created));
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
