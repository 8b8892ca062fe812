import { CYCLES, TIER_IDS } from '@leveza/domain/subscription/tiers.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime().nullable();

export const PHASES = [
  'open',
  'abandoned',
  'waiting',
  'declined',
  'active',
  'cancelling',
  'past-due',
  'unpaid',
  'ended',
  'refunding',
  'refunded',
] as const;

const Bought = z.object({
  phase: z.enum(PHASES),
  planId: z.enum(TIER_IDS),
  cycle: z.enum(CYCLES),
  priceCents: z.number(),
  /** The next payment, or the end of what is paid. */
  periodEnd: moment,
  cancelAt: moment,
  /** A payment failed: until then nothing is closed. */
  graceUntil: moment,
  /** Until when it can be given up and paid back. */
  refundUntil: moment,
  /** The larger plan that is paid until then, after a change to a smaller one. */
  paidPlanId: z.enum(TIER_IDS).nullable(),
  paidUntil: moment,
  /** Another price the patient was told of, and the first day it may be asked. */
  nextPriceCents: z.number().nullable(),
  nextPriceFrom: moment,
  /** The payment page that was left open. */
  checkoutUrl: z.string().nullable(),
});

export const Subscription = z.object({
  running: z.enum(['self-hosted', 'not-configured', 'hosted']),
  /** The features that may be begun: all of them, those of a plan, or those that are free for everyone. */
  opened: z.enum(['all', ...TIER_IDS]).nullable(),
  isTrial: z.boolean(),
  /** Null where nothing is sold. */
  trialUntil: moment,
  purchase: Bought.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const SubscriptionReply = z.object({ data: Subscription });

/** Payment is no health data: it works without that consent. */
const aboutPayment = { access: 'patient', worksWithoutConsent: true } as const;
/** The payment provider is asked meanwhile, and the bell rings when its answer is news, such as a page that was paid. */
const atProvider = {
  ...aboutPayment,
  method: 'POST',
  isSlow: true,
  changes: ['subscription', 'notifications'],
} as const;

export const readSubscription = {
  ...aboutPayment,
  method: 'GET',
  path: '/subscription',
  summary: 'What the account may begin, and what is paid until when',
  shows: ['subscription'],
  reply: SubscriptionReply,
} as const satisfies Endpoint;

const SoldPlan = z.object({
  id: z.enum(TIER_IDS),
  name: z.string(),
  description: z.string(),
  badge: z.string().nullable(),
  isPopular: z.boolean(),
  monthlyCents: z.number(),
  yearlyCents: z.number(),
  /** The saving of a year against twelve months. */
  savingCents: z.number(),
  features: z.array(z.string()),
  limitations: z.array(z.string()),
});

export const listSubscriptionPlans = {
  method: 'GET',
  path: '/subscription/plans',
  summary: 'The plans with their prices, and whether they are sold here',
  access: 'public',
  shows: [],
  reply: z.object({ data: z.object({ isForSale: z.boolean(), plans: z.array(SoldPlan) }) }),
} as const satisfies Endpoint;

const Choice = z.object({
  planId: z.enum(TIER_IDS, 'Escolha um plano.'),
  cycle: z.enum(CYCLES, 'Escolha mensal ou anual.'),
});
export type Choice = z.output<typeof Choice>;

/** A page of the payment provider, where the patient goes. */
const PageReply = z.object({ data: z.object({ url: z.url() }) });

export const openCheckout = {
  ...atProvider,
  path: '/subscription/checkout',
  summary: 'Opens a payment page for a plan; an older open page ends',
  body: Choice,
  reply: PageReply,
} as const satisfies Endpoint;

export const checkSubscription = {
  ...atProvider,
  path: '/subscription/check',
  summary: 'Asks the payment provider now, such as after the return from its page',
  reply: SubscriptionReply,
} as const satisfies Endpoint;

export const changeSubscription = {
  ...atProvider,
  path: '/subscription/change',
  summary: 'A larger plan at once, a smaller one from the next period on',
  body: Choice,
  reply: SubscriptionReply,
} as const satisfies Endpoint;

export const cancelSubscription = {
  ...atProvider,
  path: '/subscription/cancel',
  summary: 'Ends the subscription with the period that is paid',
  reply: SubscriptionReply,
} as const satisfies Endpoint;

export const keepSubscription = {
  ...atProvider,
  path: '/subscription/keep',
  summary: 'Takes a cancellation back',
  reply: SubscriptionReply,
} as const satisfies Endpoint;

export const askRefund = {
  ...aboutPayment,
  method: 'POST',
  path: '/subscription/refund',
  summary: 'Gives the purchase up within seven days: it ends, and is paid back',
  changes: ['subscription'],
  reply: SubscriptionReply,
} as const satisfies Endpoint;

export const openBillingPortal = {
  ...atProvider,
  path: '/subscription/portal',
  summary: 'Opens the page of the provider for the card and open invoices',
  changes: [],
  reply: PageReply,
} as const satisfies Endpoint;

export const Invoice = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  amountCents: z.number(),
  state: z.enum(['paid', 'open', 'void', 'other']),
  /** Its page at the provider. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const listInvoices = {
  ...aboutPayment,
  method: 'GET',
  path: '/subscription/invoices',
  summary: 'The invoices, as the payment provider has them now',
  isSlow: true,
  shows: ['subscription'],
  reply: z.object({ data: z.object({ invoices: z.array(Invoice) }) }),
} as const satisfies Endpoint;
