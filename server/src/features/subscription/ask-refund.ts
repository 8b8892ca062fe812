import { Problem } from '@leveza/contract/problem.ts';
import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { isRefundable } from '@leveza/domain/subscription/purchase.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { payBack } from './pay-back.ts';
import { readSubscription } from './read-subscription.ts';
import { findPurchases, setPurchase } from './store.ts';

/** Gives the newest purchase up within seven days. No consent is needed: a job ends it and pays it back. */
export async function askRefund(call: Call, config: Config): Promise<Subscription> {
  const { owner, now } = call;
  await call.db.transaction(async (tx) => {
    const all = await findPurchases(tx, owner);
    if (!all.some(({ firstPaidAt }) => firstPaidAt !== null)) throw new Problem('no-subscription');
    const purchase = all.findLast((one) => isRefundable(one, now));
    const isAsked = all.some(
      ({ refundAskedAt, refundedAt }) => refundAskedAt !== null && refundedAt === null,
    );
    // A second press, or another device.
    if (!purchase && isAsked) return;
    if (!purchase) throw new Problem('refund-too-late');
    await setPurchase(tx, owner, purchase.id, { refundAskedAt: now });
    await enqueue(tx, payBack, { purchaseId: purchase.id });
  });
  return readSubscription(call, config);
}
