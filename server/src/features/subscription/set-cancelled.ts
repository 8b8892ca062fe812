import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import type { Call } from '../../http/call.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { inWords } from './billing-of.ts';
import { livingPurchase } from './living-purchase.ts';
import type { Means } from './means.ts';
import { readSubscription } from './read-subscription.ts';

export async function setCancelled(
  call: Call,
  isCancelled: boolean,
  { config, billing }: Means,
): Promise<Subscription> {
  const { purchase, phase } = await livingPurchase(call, config);
  const isUnpaid = phase === 'waiting' || phase === 'unpaid' || phase === 'past-due';
  const { subscriptionId } = purchase;
  try {
    await inWords(
      isCancelled && isUnpaid
        ? billing.end(subscriptionId)
        : billing.setCancelled(subscriptionId, isCancelled),
    );
  } finally {
    await askUntilAnswered(call.db, billing, purchase);
  }
  return readSubscription(call, config);
}
