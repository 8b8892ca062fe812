import { amountOf, PRICE_NOTICE_DAYS, pricesOn } from '@leveza/domain/subscription/prices.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import type { Attempt } from '../../jobs/job.ts';
import { askProvider } from './ask-provider.ts';
import { billingOf } from './billing-of.ts';
import { newPriceMail } from './mails.ts';
import { findStart, findPurchase, setPurchase } from './store.ts';
import type { PurchaseRow } from './table.ts';

const priceNow = ({ tier, cycle }: PurchaseRow, now: Date) =>
  amountOf(pricesOn(dayIn(DEFAULT_ZONE, now))[tier], cycle);

class NotDelivered extends Error {
  override name = 'NotDelivered';
}

/** Tells a subscriber of another price by mail. Only a message the mail server took counts as told. */
export async function tellNewPrice(db: Db, id: string, { sendMail, config, now }: Attempt): Promise<void> {
  const purchase = await findPurchase(db, id);
  if (!purchase) return;
  const cents = priceNow(purchase, now);
  if (cents === purchase.priceCents || cents === purchase.nextPriceCents) return;
  const patient = await findStart(db, purchase.userId);
  if (!patient) return;
  // Without SMTP a message stays on the server as a file: the patient was not told.
  if (!config.smtpUrl) throw new NotDelivered();
  const mail = newPriceMail(patient, purchase.tier, purchase.priceCents, cents);
  const { state } = await sendMail(mail, `price-${id}-${cents}`);
  if (state !== 'accepted') throw new NotDelivered();
  await setPurchase(db, purchase.userId, id, { nextPriceCents: cents, toldAt: now });
}

/** Asks the provider for the price that was told, for the next period on. */
export async function changePrice(db: Db, id: string, { config, now }: Attempt): Promise<void> {
  const purchase = await findPurchase(db, id);
  if (!purchase) return;
  const { toldAt, nextPriceCents: cents, subscriptionId, tier, cycle } = purchase;
  if (toldAt === null || cents === null || subscriptionId === null || cents === purchase.priceCents) return;
  if (cents !== priceNow(purchase, now)) {
    // The list went back before the told price counted.
    await setPurchase(db, purchase.userId, id, { nextPriceCents: null, toldAt: null });
    return;
  }
  if (now.getTime() - toldAt.getTime() < PRICE_NOTICE_DAYS * DAY_MS) return;
  const billing = billingOf(config.billing);
  const key = `price-${id}-${cents}`;
  await billing.changePrice(subscriptionId, { tier, cycle, cents }, { kind: 'price' }, key);
  await setPurchase(db, purchase.userId, id, { nextPriceCents: null, toldAt: null });
  await askProvider(db, billing, purchase);
}
