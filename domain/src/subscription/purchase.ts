import { DAY_MS } from '../time/spans.ts';
import type { Cycle, TierId } from './tiers.ts';

export const GRACE_DAYS = 7;
/** Código de Defesa do Consumidor, art. 49: seven days to give up a purchase made from a distance. */
export const REFUND_DAYS = 7;

/** The words of the payment provider for a subscription. */
export const PROVIDER_STATES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** One purchase as the provider last told of it. */
export interface Purchase {
  checkout: 'open' | 'complete' | 'expired';
  checkoutExpiresAt: Date;
  /** Null until the payment page led to a subscription. */
  state: ProviderState | null;
  tier: TierId;
  cycle: Cycle;
  priceCents: number;
  periodEnd: Date | null;
  /** When it ends by itself, wherever that was asked for. */
  cancelAt: Date | null;
  endedAt: Date | null;
  /** When the payment of the oldest open invoice failed. */
  failedAt: Date | null;
  firstPaidAt: Date | null;
  /** After a change to a smaller plan: the larger one, which is paid until then. */
  paidTier: TierId | null;
  paidUntil: Date | null;
  refundAskedAt: Date | null;
  refundedAt: Date | null;
  /** When this answer was asked for. */
  askedAt: Date;
}

export type Phase =
  /** The payment page can be opened. */
  | 'open'
  | 'abandoned'
  /** Paid by a way that takes time, such as Pix. */
  | 'waiting'
  | 'declined'
  | 'active'
  | 'cancelling'
  /** A payment failed: everything stays open for some days. */
  | 'past-due'
  /** Those days are over; it can still be paid, or ended and bought anew. */
  | 'unpaid'
  | 'ended'
  | 'refunding'
  | 'refunded';

/** Where a purchase stands at a moment. */
export function phaseOf(purchase: Purchase, now: Date): Phase {
  const { state, cancelAt, refundedAt, refundAskedAt } = purchase;
  if (refundedAt !== null) return 'refunded';
  if (refundAskedAt !== null) return 'refunding';
  switch (state) {
    case null:
      return purchase.checkout === 'open' && purchase.checkoutExpiresAt > now ? 'open' : 'abandoned';
    case 'incomplete':
      return 'waiting';
    case 'incomplete_expired':
      return 'declined';
    case 'canceled':
      return 'ended';
    case 'unpaid':
    case 'paused':
      return 'unpaid';
    case 'past_due':
      return graceEnd(purchase, now) > now ? 'past-due' : 'unpaid';
    case 'active':
    case 'trialing':
      if (cancelAt === null) return 'active';
      return cancelAt > now ? 'cancelling' : 'ended';
  }
}

/** Until when a failed payment closes nothing. */
export function graceEnd({ failedAt }: Pick<Purchase, 'failedAt'>, now: Date): Date {
  return new Date((failedAt ?? now).getTime() + GRACE_DAYS * DAY_MS);
}

const HOLDING: ReadonlySet<Phase> = new Set(['active', 'cancelling', 'past-due'] as const);

/** The plan a purchase opens; null where it opens none. */
export function tierOf(purchase: Purchase, now: Date): TierId | null {
  if (!HOLDING.has(phaseOf(purchase, now))) return null;
  const { tier, paidTier, paidUntil } = purchase;
  return paidTier !== null && paidUntil !== null && paidUntil > now ? paidTier : tier;
}

const ALIVE: ReadonlySet<Phase> = new Set(['waiting', 'active', 'cancelling', 'past-due', 'unpaid'] as const);

/** The provider may still take money for it. */
export const isAlive = (purchase: Purchase, now: Date): boolean => ALIVE.has(phaseOf(purchase, now));

/** Until when the purchase can be given up and paid back; null where nothing was paid. */
export function refundUntil({ firstPaidAt }: Pick<Purchase, 'firstPaidAt'>): Date | null {
  return firstPaidAt && new Date(firstPaidAt.getTime() + REFUND_DAYS * DAY_MS);
}

export function isRefundable(purchase: Purchase, now: Date): boolean {
  const until = refundUntil(purchase);
  return until !== null && until >= now && purchase.refundAskedAt === null && purchase.refundedAt === null;
}

/**
 * The purchase after an answer of the provider. Two questions under way may be answered in the wrong order: the one
 * asked later counts. A refund that was asked for here is not forgotten.
 */
export function afterAnswer<P extends Purchase>(known: P, answer: Partial<P> & { askedAt: Date }): P {
  return answer.askedAt < known.askedAt ? known : { ...known, ...answer };
}
