import type { Answer } from '@leveza/contract/endpoint.ts';
import type { listSubscriptionPlans } from '@leveza/contract/subscription/subscription.ts';
import { FEATURE_IDS, featureOf, opens } from '@leveza/domain/subscription/features.ts';
import { pricesOn, savingCents, yearlyCents } from '@leveza/domain/subscription/prices.ts';
import { isAtLeast, TIER_IDS, TIERS } from '@leveza/domain/subscription/tiers.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import type { Config } from '../../config.ts';
import { runningBy } from './shared/standing.ts';

type Plans = Answer<typeof listSubscriptionPlans>['data'];

/** The plans as data, the same the landing page and the screen are drawn from. */
export function listPlans(config: Config, now: Date): Plans {
  const prices = pricesOn(dayIn(DEFAULT_ZONE, now));
  const plans = TIER_IDS.map((id) => {
    const { name, description, badge, isPopular } = TIERS[id];
    const monthlyCents = prices[id];
    const held = FEATURE_IDS.filter((feature) => isAtLeast(id, featureOf(feature).from));
    const limited = FEATURE_IDS.filter((feature) => !opens(id, feature));
    return {
      id,
      name,
      description,
      badge,
      isPopular,
      monthlyCents,
      yearlyCents: yearlyCents(monthlyCents),
      savingCents: savingCents(monthlyCents),
      features: held.map((feature) => featureOf(feature).label),
      limitations: limited.map((feature) => featureOf(feature).label),
    };
  });
  return { isForSale: runningBy(config.billing) === 'hosted', plans };
}
