import { phaseOf } from '@leveza/domain/subscription/purchase.ts';
import { standingOf } from '@leveza/domain/subscription/standing.ts';
import { atLeastOnce } from '../../jobs/job.ts';
import { postBy } from '../../jobs/post.ts';
import { billingOf } from './billing-of.ts';
import { doubledMail } from './mails.ts';
import { PURCHASE_JOB } from './purchase-job.ts';
import { findStart, findPurchase, findPurchases, setPurchase } from './store.ts';

/** Ends a purchase that stands beside another living one. One that was paid is paid back, and the patient is told. */
export const endDoubled = atLeastOnce({
  name: 'end-doubled-purchase',
  ...PURCHASE_JOB,
  run: async (db, { purchaseId }, { config, vault, now }) => {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase || purchase.subscriptionId === null || purchase.refundedAt !== null) return;
    const billing = billingOf(config.billing);
    const answer = purchase.checkoutId === null ? null : await billing.read(purchase.checkoutId);
    const fresh = { ...purchase, ...answer };
    const all = await findPurchases(db, purchase.userId);
    const purchases = all.map((one) => (one.id === purchaseId ? fresh : one));
    const { doubled } = standingOf({ running: 'hosted', trialFrom: now, purchases }, now);
    // Since this was asked for, it may have become the one that counts.
    if (purchase.refundAskedAt === null && !doubled.includes(fresh)) return;
    const phase = phaseOf(fresh, now);
    let isPaid = purchase.refundAskedAt !== null || phase === 'active' || phase === 'cancelling';
    // Kept before the end: a later try finds the purchase ended, and still owes the money.
    if (isPaid && purchase.refundAskedAt === null)
      await setPurchase(db, purchase.userId, purchaseId, { refundAskedAt: now });
    await billing.end(purchase.subscriptionId);
    // A Pix may have arrived since the provider was last asked.
    if (phase === 'waiting' && purchase.checkoutId !== null)
      isPaid ||= ((await billing.read(purchase.checkoutId))?.firstPaidAt ?? null) !== null;
    if (isPaid) await billing.payBack(purchase.subscriptionId);
    await db.transaction(async (tx) => {
      const ended = { state: 'canceled' as const, endedAt: now };
      await setPurchase(tx, purchase.userId, purchaseId, {
        ...ended,
        ...(isPaid && { refundAskedAt: now, refundedAt: now }),
      });
      const patient = isPaid ? await findStart(tx, purchase.userId) : null;
      if (patient) await postBy(vault)(tx, purchase.userId, doubledMail(patient));
    });
  },
});
