import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { inWords } from './billing-of.ts';
import type { Means } from './means.ts';
import { findPurchases } from './store.ts';

/** The provider's own page: the card, open invoices and receipts. */
export async function openBillingPortal(
  { db, owner }: Call,
  { billing, baseUrl }: Means,
): Promise<{ url: string }> {
  const all = await findPurchases(db, owner);
  const customerId = all.findLast((one) => one.customerId !== null)?.customerId ?? null;
  if (customerId === null) throw new Problem('no-subscription');
  return { url: await inWords(billing.openPortal(customerId, `${baseUrl()}/subscription?return=portal`)) };
}
