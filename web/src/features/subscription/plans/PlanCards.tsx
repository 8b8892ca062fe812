import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { CYCLES, CYCLE_LABEL, TIER_IDS } from '@leveza/domain/subscription/tiers.ts';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { useSubscriptionView } from '../use-subscription-view.ts';
import { PlanCard } from './PlanCard.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

const OPTIONS = CYCLES.map((cycle) => ({
  value: cycle,
  label: cycle === 'yearly' ? `${CYCLE_LABEL.yearly}, 20% menos` : CYCLE_LABEL.monthly,
}));

/** The three plans, by month or by year; where none is sold they open behind one line. */
export function PlanCards({ subscription }: { subscription: Subscription }) {
  const { cycle, setCycle } = useSubscriptionView();
  const choosing = useChoosePlan(subscription, cycle);
  const plans = (
    <section aria-label="Planos" className="@container grid gap-4">
      <SegmentedControl label="Cobrança" options={OPTIONS} value={cycle} onChange={setCycle} />
      <ul className="grid gap-4 @2xl:grid-cols-3">
        {TIER_IDS.map((tier) => (
          <PlanCard key={tier} tier={tier} cycle={cycle} choosing={choosing} />
        ))}
      </ul>
    </section>
  );
  if (subscription.running === 'hosted') return plans;
  return <Fold label="O que cada plano teria">{plans}</Fold>;
}
