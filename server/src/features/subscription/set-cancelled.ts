import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import type { Call } from '../../http/call.ts';
import { askProvider } from './ask-provider.ts';
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
  await inWords(
    isCancelled && isUnpaid ? billing.end(subscriptionId) : billing.setCancelled(subscriptionId, isCancelled),
  );
  // The cancellation stands at the provider: where it cannot be asked now, the job of every hour asks.
  await askProvider(call.db, billing, purchase).catch(() => undefined);
  return readSubscription(call, config);
}
