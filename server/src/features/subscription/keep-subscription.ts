import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import type { Call } from '../../http/call.ts';
import type { Means } from './means.ts';
import { setCancelled } from './set-cancelled.ts';

export function keepSubscription(call: Call, means: Means): Promise<Subscription> {
  return setCancelled(call, false, means);
}
