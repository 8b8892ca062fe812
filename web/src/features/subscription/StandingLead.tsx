import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { Button } from '../../ui/Button.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { leaveTo } from '../../lib/leave-to.ts';
import { standingWords } from './standing-words.ts';
import { usePortal } from './use-portal.ts';

/** The one surface of the screen: what is open, until when, and what to do where something is to be done. */
export function StandingLead({
  subscription,
  isChecking,
}: {
  subscription: Subscription;
  isChecking: boolean;
}) {
  const { title, figure, detail } = standingWords(subscription);
  const portal = usePortal();
  const { phase, checkoutUrl = null } = subscription.purchase ?? {};
  const isUnpaid = phase === 'past-due' || phase === 'unpaid';
  const actions = [
    isUnpaid && (
      <Button key="pay" variant="lead" isPending={portal.isPending} onPress={portal.open}>
        Regularizar o pagamento
      </Button>
    ),
    phase === 'open' && checkoutUrl !== null && (
      <Button key="resume" variant="lead" onPress={() => leaveTo(checkoutUrl)}>
        Voltar à página de pagamento
      </Button>
    ),
  ].filter(Boolean);
  return (
    <Lead title={title} figure={figure} detail={detail} actions={actions.length > 0 && actions}>
      {isChecking && <p role="status">Conferindo o pagamento...</p>}
    </Lead>
  );
}
