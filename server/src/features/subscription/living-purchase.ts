import { Problem } from '@leveza/contract/problem.ts';
import { isAlive, type Phase } from '@leveza/domain/subscription/purchase.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { readStanding } from './shared/standing.ts';
import type { PurchaseRow } from './table.ts';

export type Living = PurchaseRow & { subscriptionId: string; customerId: string };

/** The purchase that can be changed; refused where there is none. */
export async function livingPurchase(
  call: Call,
  config: Config,
): Promise<{ purchase: Living; phase: Phase }> {
  const { standing } = await readStanding(call, config.billing);
  const { purchase, phase } = standing;
  if (!purchase || !phase || !isAlive(purchase, call.now)) throw new Problem('no-subscription');
  const { subscriptionId, customerId } = purchase;
  if (subscriptionId === null || customerId === null) throw new Problem('no-subscription');
  return { purchase: { ...purchase, subscriptionId, customerId }, phase };
}
