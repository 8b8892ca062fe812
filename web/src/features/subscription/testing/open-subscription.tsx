import { readMe } from '@leveza/contract/profile/profile.ts';
import { readSubscription, type Subscription } from '@leveza/contract/subscription/subscription.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { SubscriptionPage } from '../SubscriptionPage.tsx';

type Bought = NonNullable<Subscription['purchase']>;

export const bought = (other: Partial<Bought> = {}): Bought => ({
  phase: 'active',
  planId: 'plus',
  cycle: 'monthly',
  priceCents: 4990,
  periodEnd: '2026-12-17T12:00:00Z',
  cancelAt: null,
  graceUntil: null,
  refundUntil: null,
  paidPlanId: null,
  paidUntil: null,
  nextPriceCents: null,
  nextPriceFrom: null,
  checkoutUrl: null,
  ...other,
});

export const hosted = (other: Partial<Subscription> = {}): Subscription => ({
  running: 'hosted',
  opened: null,
  isTrial: false,
  trialUntil: '2026-11-30T12:00:00Z',
  purchase: null,
  ...other,
});

/** The screen of an account that stands so. */
export function openSubscription(subscription: Subscription, search = '') {
  answer(readMe, () => ({ data: ANA }));
  answer(readSubscription, () => ({ data: subscription }));
  return openPage('/subscription', search, <SubscriptionPage />);
}
