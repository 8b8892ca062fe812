import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { atLeastOnce } from '../../../jobs/job.ts';
import { billingOf } from '../billing-of.ts';
import { purchases } from '../table.ts';

const OVER: ReadonlySet<string | null> = new Set(['canceled', 'incomplete_expired']);

/** Ends what a patient who left still has at the provider, so that a deleted account is not charged. */
export const endAtProvider = atLeastOnce({
  name: 'end-at-provider',
  asks: z.object({ checkoutId: z.string(), isOwed: z.boolean().default(false) }),
  // Without keys it fails again and again, and is told as given up: it is never taken for done.
  retries: { times: 60, firstSeconds: 5, longestSeconds: 21_600 },
  run: async (_, { checkoutId, isOwed }, { config }) => {
    const billing = billingOf(config.billing);
    const answer = await billing.read(checkoutId);
    if (answer === null) return;
    if (answer.checkout === 'open' && (await billing.expireCheckout(checkoutId))) return;
    const { subscriptionId } = (await billing.read(checkoutId)) ?? {};
    if (!subscriptionId) return;
    await billing.end(subscriptionId);
    if (isOwed) await billing.payBack(subscriptionId);
  },
});

/** Asked for in the transaction that deletes the account. */
export async function leaveProvider(tx: Db, owner: string): Promise<void> {
  const all = await tx.select().from(purchases).where(eq(purchases.userId, owner));
  for (const { checkoutId, state, checkout, refundAskedAt, refundedAt } of all) {
    // A refund that was asked for is owed to a patient who left, too.
    const isOwed = refundAskedAt !== null && refundedAt === null;
    const isOver = OVER.has(state) || (state === null && checkout === 'expired');
    if (checkoutId !== null && (isOwed || !isOver)) await enqueue(tx, endAtProvider, { checkoutId, isOwed });
  }
}
