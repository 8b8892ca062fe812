import { randomUUID } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { Choice, Subscription } from '@leveza/contract/subscription/subscription.ts';
import { amountOf, pricesOn } from '@leveza/domain/subscription/prices.ts';
import { type Cycle, isAtLeast, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import type { PlanChange } from '../../services/billing/billing.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { inWords } from './billing-of.ts';
import { livingPurchase, type Living } from './living-purchase.ts';
import type { Means } from './means.ts';
import { readSubscription } from './read-subscription.ts';
import { findPurchase } from './store.ts';

/**
 * Changes the plan. A larger one, or a year, is paid now and begins when it is paid; a smaller one begins with the next
 * period. A cancellation stays a cancellation. After every answer the provider is asked how things stand.
 */
export async function changeSubscription(
  call: Call,
  choice: Choice,
  { config, billing }: Means,
): Promise<Subscription> {
  const { db, now, zone } = call;
  const { purchase, phase } = await livingPurchase(call, config);
  if (phase !== 'active' && phase !== 'cancelling') throw new Problem('pay-first');
  const change = changeTo(purchase, choice, now);
  // A year would be charged now, and might end on the day of the cancelled month.
  if (phase === 'cancelling' && choice.cycle !== purchase.cycle) throw new Problem('keep-first');
  const price = (tier: TierId, cycle: Cycle) => ({
    tier,
    cycle,
    cents: amountOf(pricesOn(dayIn(zone, now))[tier], cycle),
  });
  const attempt = randomUUID();
  const ask = () => askUntilAnswered(db, billing, purchase);
  const { subscriptionId, tier, cycle, paidTier, paidUntil } = purchase;
  // The larger plan is paid already: only what goes beyond it is to be paid.
  const isFromPaid = change.kind === 'larger' && paidTier !== null && isPaid(purchase, now);
  try {
    if (isFromPaid) {
      // By the cycle that is paid: another one would be charged at once.
      const back = price(paidTier, cycle);
      await inWords(billing.changePrice(subscriptionId, back, { kind: 'back' }, `${attempt}-back`));
    }
    await inWords(billing.changePrice(subscriptionId, price(choice.planId, choice.cycle), change, attempt));
  } catch (error) {
    await ask();
    const after = await findPurchase(db, purchase.id);
    // The step to the paid plan was carried out and the one beyond it was not: the smaller plan is due again.
    if (isFromPaid && after?.tier === paidTier && after.cycle === cycle) {
      const smaller = { kind: 'smaller', paidTier, paidUntil: paidUntil ?? now } as const;
      const due = { tier, cycle, cents: purchase.priceCents };
      await inWords(billing.changePrice(subscriptionId, due, smaller, `${attempt}-again`));
      await ask();
    }
    throw error;
  }
  await ask();
  return readSubscription(call, config);
}

const isPaid = ({ paidUntil }: Living, now: Date) => paidUntil !== null && paidUntil > now;

function changeTo(purchase: Living, { planId, cycle }: Choice, now: Date): PlanChange {
  if (purchase.tier === planId && purchase.cycle === cycle) throw new Problem('same-plan');
  if (purchase.cycle === 'yearly' && cycle === 'monthly') throw new Problem('change-after-period');
  if (cycle !== purchase.cycle) return { kind: 'larger' };
  const held = isPaid(purchase, now) ? (purchase.paidTier ?? purchase.tier) : purchase.tier;
  if (planId === held) return { kind: 'back' };
  if (isAtLeast(planId, held)) return { kind: 'larger' };
  return { kind: 'smaller', paidTier: held, paidUntil: purchase.periodEnd ?? now };
}
