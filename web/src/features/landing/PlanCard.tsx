import { addedBy, featureOf } from '@leveza/domain/subscription/features.ts';
import { pricesOn } from '@leveza/domain/subscription/prices.ts';
import { TIER_IDS, TIERS, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { Check } from 'lucide-react';
import { dayOf } from '../../lib/format.ts';

const PRICES = pricesOn(dayOf(new Date()));

/** A plan with its price a month, from the same data as the screen where it is bought. */
export function PlanCard({ tier }: { tier: TierId }) {
  const { name, description, badge } = TIERS[tier];
  const before = TIER_IDS[TIER_IDS.indexOf(tier) - 1];
  const labels = addedBy(tier).map((id) => featureOf(id).label);
  const cents = PRICES[tier];
  return (
    <li className="grid content-start gap-5 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <div className="grid gap-1">
        {badge && <p className="text-sm font-semibold text-brand-ink">{badge}</p>}
        <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
        <p className="text-ink-soft">{description}</p>
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-4xl font-bold tracking-tight tabular-nums">
          R$ {(cents / 100).toFixed(2).replace('.', ',')}
        </span>
        <span className="text-ink-soft">por mês</span>
      </p>
      <ul className="grid gap-2 border-t border-line pt-5">
        {[...(before ? [`Tudo do ${TIERS[before].name}`] : []), ...labels].map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
            {item}
          </li>
        ))}
      </ul>
    </li>
  );
}
