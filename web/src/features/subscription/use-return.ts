import { checkSubscription, type Subscription } from '@leveza/contract/subscription/subscription.ts';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../lib/api.ts';
import { tellFailure, toast, type ToastMessage } from '../../ui/toast.ts';
import type { Return } from './search.ts';
import { useSubscriptionView } from './use-subscription-view.ts';

/** After the return from the payment page the provider is asked: its events may come later, or never. */
export function useReturn(): boolean {
  const { cameBack, forgetReturn } = useSubscriptionView();
  const { mutateAsync, isPending } = useCommand(checkSubscription, { isStaleAnyway: true });
  const asked = useRef<Return>(undefined);
  useEffect(() => {
    if (cameBack === undefined || asked.current === cameBack) return;
    asked.current = cameBack;
    mutateAsync({})
      .then(({ data }) => toast(returnWords(cameBack, data)), tellFailure('Não foi possível conferir'))
      .finally(forgetReturn);
  }, [cameBack, mutateAsync, forgetReturn]);
  return isPending;
}

/** The provider's word counts before the address. */
function returnWords(cameBack: Return, { purchase }: Subscription): ToastMessage {
  if (cameBack === 'portal') return { title: 'Assinatura conferida' };
  switch (purchase?.phase) {
    case 'active':
      return { title: 'Pagamento confirmado. Obrigado!', tone: 'ok' };
    case 'waiting':
      return { title: 'Pagamento em confirmação', detail: 'Avisamos quando chegar.' };
    case 'open':
      return { title: 'O pagamento não foi feito', detail: 'A página continua aberta por um dia.' };
    default:
      return { title: 'Pagamento conferido' };
  }
}
