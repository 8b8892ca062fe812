import { openBillingPortal } from '@leveza/contract/subscription/subscription.ts';
import { useCommand } from '../../lib/api.ts';
import { leaveTo } from '../../lib/leave-to.ts';
import { tellFailure } from '../../ui/toast.ts';

/** The provider's own page, where the card is kept: none of it comes to Leveza. */
export function usePortal() {
  const command = useCommand(openBillingPortal);
  const open = () =>
    void command
      .mutateAsync({})
      .then(({ data }) => leaveTo(data.url), tellFailure('Não foi possível abrir o pagamento'));
  return { open, isPending: command.isPending };
}
