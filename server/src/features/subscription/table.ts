import type { ProviderState } from '@leveza/domain/subscription/purchase.ts';
import type { Cycle, TierId } from '@leveza/domain/subscription/tiers.ts';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Every purchase as the payment provider last told of it; a patient may have had several. No card data is here. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    userId: owner(),
    tier: text('tier').$type<TierId>().notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Null while the provider has not answered with a page. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    checkout: text('checkout').$type<'open' | 'complete' | 'expired'>().notNull(),
    checkoutExpiresAt: instant('checkout_expires_at').notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    state: text('state').$type<ProviderState>(),
    periodEnd: instant('period_end'),
    cancelAt: instant('cancel_at'),
    endedAt: instant('ended_at'),
    failedAt: instant('failed_at'),
    firstPaidAt: instant('first_paid_at'),
    paidTier: text('paid_tier').$type<TierId>(),
    paidUntil: instant('paid_until'),
    refundAskedAt: instant('refund_asked_at'),
    refundedAt: instant('refunded_at'),
    /** Another price, and when the message about it was delivered. */
    nextPriceCents: integer('next_price_cents'),
    toldAt: instant('told_at'),
    /** When the provider was asked for what stands here. */
    askedAt: instant('asked_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchases_owner').on(t.userId, t.createdAt),
    uniqueIndex('purchases_checkout').on(t.checkoutId),
    index('purchases_subscription').on(t.subscriptionId),
    index('purchases_customer').on(t.customerId),
  ],
);
export type PurchaseRow = typeof purchases.$inferSelect;
