import {
  changeSubscription,
  openCheckout,
  type Subscription,
} from '@leveza/contract/subscription/subscription.ts';
import { type Cycle, isAtLeast, TIERS, type TierId } from '@leveza/domain/subscription/tiers.ts';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { leaveTo } from '../../../lib/leave-to.ts';
import { tellFailure, toast } from '../../../ui/toast.ts';

/** The action of a press on a plan, in words; a change asks first. */
interface Step {
  kind: 'own' | 'buy' | 'change';
  label: string;
  question?: string;
  detail?: string;
}

export interface Choosing {
  /** Null where nothing can be bought. */
  stepTo: (tier: TierId) => Step | null;
  pending: TierId | null;
  asking: TierId | null;
  choose: (tier: TierId) => void;
  confirm: (tier: TierId) => void;
  stop: () => void;
}

/** Buys a plan on the provider's page, or changes the one that runs. Says it worked only when the provider said so. */
export function useChoosePlan(subscription: Subscription, cycle: Cycle): Choosing {
  const [asking, setAsking] = useState<TierId | null>(null);
  const [pending, setPending] = useState<TierId | null>(null);
  const buy = useCommand(openCheckout, { isStaleAnyway: true, isQuick: true });
  const change = useCommand(changeSubscription, { isStaleAnyway: true });
  const stepTo = (tier: TierId) => stepOf(subscription, tier, cycle);

  const carryOut = async (tier: TierId) => {
    const body = { planId: tier, cycle };
    setPending(tier);
    try {
      if (stepTo(tier)?.kind === 'change') {
        await change.mutateAsync({ body });
        toast({ title: `Plano mudado para ${TIERS[tier].name}`, tone: 'ok' });
      } else {
        const { data } = await buy.mutateAsync({ body });
        leaveTo(data.url);
      }
    } finally {
      setPending(null);
      setAsking(null);
    }
  };
  const confirm = (tier: TierId) => void carryOut(tier).catch(tellFailure('Não foi possível mudar'));

  return {
    stepTo,
    pending,
    asking,
    confirm,
    choose: (tier) => (stepTo(tier)?.kind === 'change' ? setAsking(tier) : confirm(tier)),
    stop: () => setAsking(null),
  };
}

function stepOf({ running, purchase }: Subscription, tier: TierId, cycle: Cycle): Step | null {
  if (running !== 'hosted') return null;
  const isRunning = purchase?.phase === 'active' || purchase?.phase === 'cancelling';
  if (purchase?.phase === 'past-due') return purchase.planId === tier ? { kind: 'own', label: '' } : null;
  if (!purchase || !isRunning) return { kind: 'buy', label: 'Assinar' };
  if (purchase.planId === tier && purchase.cycle === cycle) return { kind: 'own', label: '' };
  // A year that is paid is not changed to months.
  if (purchase.cycle === 'yearly' && cycle === 'monthly') {
    return purchase.planId === tier ? { kind: 'own', label: '' } : null;
  }
  const question = `Mudar para ${TIERS[tier].name}?`;
  const label = purchase.planId === tier ? 'Mudar para este pagamento' : 'Mudar para este plano';
  const held = purchase.paidPlanId ?? purchase.planId;
  const isSmaller = cycle === purchase.cycle && !isAtLeast(tier, held);
  const until = purchase.periodEnd === null ? '' : formatDay(dayOf(purchase.periodEnd));
  if (cycle === purchase.cycle && tier === held) {
    const paid = 'Este plano já está pago neste período: nada é cobrado agora.';
    return { kind: 'change', label, question, detail: paid };
  }
  const detail = isSmaller
    ? `Até ${until} você segue com o plano atual. Nada do que registrou se perde.`
    : 'A diferença deste período é cobrada agora, no mesmo meio de pagamento.';
  return { kind: 'change', label, question, detail };
}
