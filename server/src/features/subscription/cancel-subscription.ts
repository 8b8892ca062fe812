import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import type { Call } from '../../http/call.ts';
import type { Means } from './means.ts';
import { setCancelled } from './set-cancelled.ts';

/** Ends the subscription with the period that is paid; one that waits for a payment ends at once. */
export function cancelSubscription(call: Call, means: Means): Promise<Subscription> {
  return setCancelled(call, true, means);
}
