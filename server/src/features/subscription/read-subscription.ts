import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { PRICE_NOTICE_DAYS } from '@leveza/domain/subscription/prices.ts';
import { graceEnd, isRefundable, type Phase, refundUntil } from '@leveza/domain/subscription/purchase.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { readStanding } from './shared/standing.ts';
import type { PurchaseRow } from './table.ts';

export async function readSubscription(call: Call, config: Config): Promise<Subscription> {
  const { running, standing } = await readStanding(call, config.billing);
  const { opened, isTrial, trialUntil, purchase, phase } = standing;
  return {
    running,
    opened,
    isTrial,
    trialUntil: running === 'hosted' ? trialUntil.toISOString() : null,
    purchase: purchase && phase && boughtOf(purchase, phase, call.now),
  };
}

const written = (moment: Date | null) => moment?.toISOString() ?? null;

function boughtOf(purchase: PurchaseRow, phase: Phase, now: Date): NonNullable<Subscription['purchase']> {
  const { paidTier, paidUntil, toldAt } = purchase;
  const isPaidLarger = paidTier !== null && paidUntil !== null && paidUntil > now;
  return {
    phase,
    planId: purchase.tier,
    cycle: purchase.cycle,
    priceCents: purchase.priceCents,
    periodEnd: written(purchase.periodEnd),
    cancelAt: written(purchase.cancelAt),
    graceUntil: phase === 'past-due' ? written(graceEnd(purchase, now)) : null,
    refundUntil: isRefundable(purchase, now) ? written(refundUntil(purchase)) : null,
    paidPlanId: isPaidLarger ? paidTier : null,
    paidUntil: isPaidLarger ? written(paidUntil) : null,
    nextPriceCents: toldAt && purchase.nextPriceCents,
    nextPriceFrom: toldAt && written(new Date(toldAt.getTime() + PRICE_NOTICE_DAYS * DAY_MS)),
    checkoutUrl: phase === 'open' ? purchase.checkoutUrl : null,
  };
}
