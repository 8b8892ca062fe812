import { DAY_MS } from '../../time/spans.ts';
import type { Purchase } from '../purchase.ts';

export const NOW = new Date('2026-11-17T12:00:00Z');

export const daysFrom = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS);

/** A monthly subscription that is paid. */
export const purchase = (other: Partial<Purchase> = {}): Purchase => ({
  checkout: 'complete',
  checkoutExpiresAt: daysFrom(-9),
  state: 'active',
  tier: 'plus',
  cycle: 'monthly',
  priceCents: 4990,
  periodEnd: daysFrom(20),
  cancelAt: null,
  endedAt: null,
  failedAt: null,
  firstPaidAt: daysFrom(-10),
  paidTier: null,
  paidUntil: null,
  refundAskedAt: null,
  refundedAt: null,
  askedAt: daysFrom(-1),
  ...other,
});
