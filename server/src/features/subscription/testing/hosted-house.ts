import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { TierId } from '@leveza/domain/subscription/tiers.ts';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import { atTheEnd } from '../../../testing/endings.ts';
import { type LocalStripe, startStripe } from '../../../testing/stripe/local-stripe.ts';
import type { Patient, TestApp } from '../../../testing/test-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import { users } from '../../auth/table.ts';
import { installation } from '../../files/table.ts';
import { purchases } from '../table.ts';

export interface HostedHouse extends TestApp {
  stripe: LocalStripe;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Leveza as a paid service for two months, beside a local Stripe. */
export async function hostedHouse(settings: Partial<Config> = {}): Promise<HostedHouse> {
  const stripe = await startStripe();
  atTheEnd(() => stripe.stop());
  const house = await testApp({ billing: { isHosted: true, stripe: stripe.config }, ...settings });
  await house.db.update(installation).set({ hostedSince: daysAgo(60) });
  return { ...house, stripe };
}

/** The account is older than the trial. */
export async function endTrial({ db, id }: Patient): Promise<void> {
  await db
    .update(users)
    .set({ createdAt: daysAgo(30) })
    .where(eq(users.id, id));
}

/** A plan that is paid, without the way there. */
export async function givePlan({ db, id }: Patient, tier: TierId): Promise<void> {
  await db.insert(purchases).values({
    userId: id,
    tier,
    cycle: 'monthly',
    priceCents: 4990,
    checkout: 'complete',
    checkoutExpiresAt: daysAgo(1),
    state: 'active',
    periodEnd: daysAgo(-20),
    askedAt: daysAgo(0),
  });
}
