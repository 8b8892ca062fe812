import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import { atLeastOnce, scheduled } from '../../jobs/job.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { tryEach } from '../../jobs/try-each.ts';
import { askProvider } from './ask-provider.ts';
import { billingOf } from './billing-of.ts';
import { changePrice, tellNewPrice } from './new-price.ts';
import { findPurchase } from './store.ts';

export const askAboutPurchase = atLeastOnce({
  name: 'ask-about-purchase',
  asks: z.object({ purchaseId: z.uuid() }),
  retries: { times: 20, firstSeconds: 2, longestSeconds: HOUR_SECONDS },
  run: async (db, { purchaseId }, { config }) => {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase) return;
    await askProvider(db, billingOf(config.billing), purchase);
  },
});

/** Ids of purchases one after the other, so that any number fits. */
const purchasesWhere = (db: Db, condition: SQL) => async (after: string | null, most: number) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from purchases
    where ${condition} and ${after === null ? sql`true` : sql`id > ${after}`}
    order by id limit ${most}`);
  return rows.map(({ id }) => id);
};

/** Purchases that are not over and may have changed without an event. */
const unsettled = (now: Date) => sql`refunded_at is null and checkout_id is not null and (
  (state is null and checkout = 'open')
  or state in ('incomplete', 'past_due', 'unpaid', 'paused')
  or (state in ('active', 'trialing') and (period_end < ${now} or asked_at < ${now}::timestamptz - interval '1 day')))`;

/** The provider's events get lost, so every open purchase is asked for once an hour. */
export const askAboutPurchases = scheduled('ask-about-purchases', '17 * * * *', async (db, attempt) => {
  const { billing } = attempt.config;
  if (billing.stripe === null) return;
  const provider = billingOf(billing);
  await oneByOne({
    signal: attempt.signal,
    next: purchasesWhere(db, unsettled(attempt.now)),
    each: async (id) => {
      const purchase = await findPurchase(db, id);
      if (purchase) await askProvider(db, provider, purchase);
    },
  });
});

const RUNNING = sql`refunded_at is null and state in ('active', 'trialing') and cancel_at is null`;

/** A new price is told first, and asked for no earlier than 30 days after the message was delivered. */
export const followPrices = scheduled('follow-prices', '40 9 * * *', async (db, attempt) => {
  const { stripe } = attempt.config.billing;
  if (stripe === null) return;
  const { signal } = attempt;
  const next = purchasesWhere(db, RUNNING);
  // A message that one subscriber's address refuses must not hold back the price another was told of.
  await tryEach([tellNewPrice, changePrice], (step) =>
    oneByOne({ signal, next, each: (id) => step(db, id, attempt) }),
  );
});
