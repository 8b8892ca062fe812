import { atLeastOnce } from '../../jobs/job.ts';
import { postBy } from '../../jobs/post.ts';
import { notify } from '../notifications/shared/notify.ts';
import { billingOf } from './billing-of.ts';
import { refundedMail } from './mails.ts';
import { PURCHASE_JOB } from './purchase-job.ts';
import { findStart, findPurchase, setPurchase } from './store.ts';

/** Carries a refund out that the patient asked for: ends the subscription and pays everything back. */
export const payBack = atLeastOnce({
  name: 'pay-back-purchase',
  ...PURCHASE_JOB,
  run: async (db, { purchaseId }, { config, vault, now }) => {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase || purchase.subscriptionId === null || purchase.refundedAt !== null) return;
    const billing = billingOf(config.billing);
    await billing.end(purchase.subscriptionId);
    await billing.payBack(purchase.subscriptionId);
    await db.transaction(async (tx) => {
      const { userId } = purchase;
      await setPurchase(tx, userId, purchaseId, { refundedAt: now, state: 'canceled', endedAt: now });
      await notify(tx, userId, {
        kind: 'info',
        title: 'Reembolso feito',
        body: 'O valor pago foi devolvido inteiro, pelo mesmo meio em que foi pago.',
        place: { to: '/subscription', search: {} },
      });
      const patient = await findStart(tx, userId);
      if (patient) await postBy(vault)(tx, userId, refundedMail(patient));
    });
  },
});
