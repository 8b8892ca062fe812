import { addedBy, featureOf } from '@leveza/domain/subscription/features.ts';
import { amountOf, pricesOn, savingCents } from '@leveza/domain/subscription/prices.ts';
import { type Cycle, TIER_IDS, TIERS, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { useScreen } from '../../../lib/use-screen.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { reais } from '../standing-words.ts';
import type { Choosing } from './use-choose-plan.ts';

/** One plan: its price, what it adds, and the way to it. */
export function PlanCard({ tier, cycle, choosing }: { tier: TierId; cycle: Cycle; choosing: Choosing }) {
  const { name, description, badge, isPopular } = TIERS[tier];
  const monthly = pricesOn(useToday())[tier];
  const before = TIER_IDS[TIER_IDS.indexOf(tier) - 1];
  const step = choosing.stepTo(tier);
  const isDesktop = useScreen() === 'desktop';
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto] gap-4 rounded-3xl border bg-surface p-5 ${step?.kind === 'own' ? 'border-brand' : 'border-line'}`}
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl font-semibold tracking-tight">{name}</h2>
          {step?.kind === 'own' ? (
            <Badge status="ok">Seu plano</Badge>
          ) : (
            badge && <Badge status="info">{badge}</Badge>
          )}
        </div>
        <p className="text-ink-soft">{description}</p>
      </div>
      <Price monthly={monthly} cycle={cycle} />
      <div>
        <Fold label="O que inclui" isOpenAtFirst={isDesktop}>
          <ul className="grid gap-1.5">
            {before && <Item>Tudo do {TIERS[before].name}</Item>}
            {addedBy(tier).map((id) => (
              <Item key={id}>{featureOf(id).label}</Item>
            ))}
          </ul>
        </Fold>
      </div>
      {step && step.kind !== 'own' && choosing.asking !== tier && (
        <Button
          variant={isPopular ? 'primary' : 'secondary'}
          isFullWidth
          isPending={choosing.pending === tier}
          isDisabled={choosing.pending !== null}
          onPress={() => choosing.choose(tier)}
          aria-label={`${step.label}: ${name}`}
        >
          {step.label}
        </Button>
      )}
      {step?.question && choosing.asking === tier && (
        <ConfirmInline
          tone="attention"
          question={step.question}
          detail={step.detail ?? ''}
          confirmLabel="Mudar"
          isPending={choosing.pending === tier}
          onConfirm={() => choosing.confirm(tier)}
          onCancel={choosing.stop}
        />
      )}
    </li>
  );
}

function Price({ monthly, cycle }: { monthly: number; cycle: Cycle }) {
  const year = amountOf(monthly, 'yearly');
  return (
    <div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-4xl font-bold tracking-tight tabular-nums">
          {reais(amountOf(monthly, cycle))}
        </span>
        <span className="text-ink-soft">{cycle === 'monthly' ? 'por mês' : 'por ano'}</span>
      </p>
      {cycle === 'yearly' && (
        <p className="text-sm text-ink-soft tabular-nums">
          {reais(Math.round(year / 12))} por mês. Você economiza {reais(savingCents(monthly))} no ano.
        </p>
      )}
    </div>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
      <span>{children}</span>
    </li>
  );
}
