import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { isAlive, phaseOf } from '@leveza/domain/subscription/purchase.ts';
import type { Call } from '../../http/call.ts';
import { askProvider } from './ask-provider.ts';
import { inWords } from './billing-of.ts';
import type { Means } from './means.ts';
import { readSubscription } from './read-subscription.ts';
import { findPurchases } from './store.ts';

/** Asks the provider about everything that is not over: events come late, or not at all. */
export async function checkSubscription(
  call: Call,
  { config, billing }: Pick<Means, 'config' | 'billing'>,
): Promise<Subscription> {
  const { db, owner, now } = call;
  for (const purchase of await findPurchases(db, owner)) {
    const isOpen = phaseOf(purchase, now) === 'open' || isAlive(purchase, now);
    if (isOpen) await inWords(askProvider(db, billing, purchase));
  }
  return readSubscription(call, config);
}
