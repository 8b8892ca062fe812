import { randomUUID } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { Choice } from '@leveza/contract/subscription/subscription.ts';
import { amountOf, pricesOn } from '@leveza/domain/subscription/prices.ts';
import { phaseOf } from '@leveza/domain/subscription/purchase.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import type { Billing } from '../../services/billing/billing.ts';
import { askProvider } from './ask-provider.ts';
import { inWords } from './billing-of.ts';
import type { Means } from './means.ts';
import { readStanding } from './shared/standing.ts';
import { findPurchase, findPurchases, setPurchase } from './store.ts';
import { purchases, type PurchaseRow } from './table.ts';

/** Opens a payment page. Only the newest can be paid: older ones are ended at the provider first. */
export async function openCheckout(
  call: Call,
  { planId: tier, cycle }: Choice,
  { config, billing, baseUrl }: Means,
): Promise<{ url: string }> {
  const { db, owner, now, zone } = call;
  const { start } = await readStanding(call, config.billing);
  if (start.demoExpiresAt !== null) throw new Problem('demo-account');
  if (start.installation === null) throw new Problem('payment-not-configured');
  for (const page of await openPages(call)) await expire(call, billing, page);
  const { standing } = await readStanding(call, config.billing);
  if (standing.phase === 'active' || standing.phase === 'cancelling' || standing.phase === 'past-due') {
    throw new Problem('already-subscribed');
  }
  const cents = amountOf(pricesOn(dayIn(zone, now))[tier], cycle);
  const row = {
    id: randomUUID(),
    userId: owner,
    tier,
    cycle,
    priceCents: cents,
    checkout: 'open' as const,
    checkoutExpiresAt: new Date(now.getTime() + DAY_MS),
    askedAt: now,
    createdAt: now,
  };
  await db.insert(purchases).values(row);
  const all = await findPurchases(db, owner);
  const screen = `${baseUrl()}/subscription`;
  const order = {
    purchaseId: row.id,
    installation: start.installation,
    price: { tier, cycle, cents },
    customerId: all.findLast(({ customerId }) => customerId !== null)?.customerId ?? null,
    email: start.email,
    successUrl: `${screen}?return=paid`,
    cancelUrl: `${screen}?return=left`,
  };
  const page = await inWords(billing.openCheckout(order)).catch(async (error: unknown) => {
    // The address of that page, if there is one, was given to no patient: it cannot be paid.
    await db.delete(purchases).where(eq(purchases.id, row.id));
    throw error;
  });
  const { checkoutId, url, expiresAt } = page;
  await setPurchase(db, owner, row.id, { checkoutId, checkoutUrl: url, checkoutExpiresAt: expiresAt });
  if (!(await findPurchase(db, row.id))) {
    // The account was deleted meanwhile: a payment for it must not be possible.
    await inWords(billing.expireCheckout(checkoutId));
    throw new Problem('unauthenticated');
  }
  // Another device may have opened a page in the meantime.
  const others = (await openPages(call)).filter(({ id }) => id !== row.id);
  for (const other of others) await expire(call, billing, other);
  return { url };
}

async function openPages({ db, owner, now }: Call): Promise<PurchaseRow[]> {
  const all = await findPurchases(db, owner);
  return all.filter((one) => one.checkoutId !== null && phaseOf(one, now) === 'open');
}

/** Ends an older page, and stores what became of it: it may have been paid a moment ago. */
async function expire({ db }: Call, billing: Billing, page: PurchaseRow): Promise<void> {
  await inWords(billing.expireCheckout(page.checkoutId!));
  await inWords(askProvider(db, billing, page));
}
