import { createHash } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import { hit } from '../../../http/rate-limit/hit.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { StripeEvent } from '../../../services/billing/stripe-event.ts';
import { askAboutPurchase } from '../jobs.ts';
import { purchases } from '../table.ts';

/** Stripe repeats for three days what was not answered; a day more for clocks that differ. */
const REPEATED_SECONDS = 4 * DAY_SECONDS;

/**
 * Takes an event once, and only as a reason to ask: its words may be old. One about no purchase of this database
 * belongs to another service on the same account of the provider.
 */
export async function receiveEvent(db: Db, event: StripeEvent): Promise<void> {
  const { checkoutId, subscriptionId, customerId, purchaseId } = event;
  await db.transaction(async (tx) => {
    const key = `billing-event:${createHash('sha256').update(event.id).digest('base64url')}`;
    const { count } = await hit(tx, key, { times: 1, perSeconds: REPEATED_SECONDS });
    if (count > 1) return;
    const named = [
      ...(purchaseId === null ? [] : [eq(purchases.id, purchaseId)]),
      ...(checkoutId === null ? [] : [eq(purchases.checkoutId, checkoutId)]),
      ...(subscriptionId === null ? [] : [eq(purchases.subscriptionId, subscriptionId)]),
      ...(customerId === null ? [] : [eq(purchases.customerId, customerId)]),
    ];
    if (named.length === 0) return;
    const about = await tx
      .select({ id: purchases.id })
      .from(purchases)
      .where(or(...named));
    for (const { id } of about) await enqueue(tx, askAboutPurchase, { purchaseId: id });
  });
}
